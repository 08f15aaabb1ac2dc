import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { EmptyState, Skeleton, useTitle } from '@qlaim/web-kit';
import { Link, useSearchParams } from 'react-router-dom';
import { ReadFailed } from '../../layout/ReadFailed.tsx';
import { ErasureRows } from './ErasureRows.tsx';
import { pagesOf, useErasures } from './use-erasures.ts';

/** The deleted accounts: those under way, and those that are done. */
export function ErasuresPage() {
  useTitle('Deleted accounts');
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const { data, error, isPending, refetch } = useErasures(page);
  const pages = pagesOf(data?.total ?? 0);
  return (
    <Box sx={{ pt: 5, display: 'grid', gap: 4 }}>
      <Box component={Link} to="/people" sx={{ minHeight: 32, justifySelf: 'start' }}>
        All people
      </Box>
      <div>
        <h1 className="qk-page-title">Deleted accounts</h1>
        <p className="qk-soft">Contents, files and secrets are removed first, and the person’s key last.</p>
      </div>
      {isPending ? <Skeleton shape="block" height={280} /> : null}
      {error ? <ReadFailed error={error} onRetry={() => void refetch()} /> : null}
      {data && data.total === 0 ? (
        <EmptyState title="No account was deleted">Nobody has left.</EmptyState>
      ) : null}
      {data && data.total > 0 ? <ErasureRows erasures={data.erasures} /> : null}
      {pages < 2 ? null : (
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          <Pagination
            aria-label="Pages of deleted accounts"
            page={page}
            count={pages}
            color="primary"
            onChange={(_, to) => setQuery({ page: String(to) })}
          />
        </Box>
      )}
    </Box>
  );
}
