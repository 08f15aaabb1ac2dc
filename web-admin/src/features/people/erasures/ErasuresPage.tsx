import { EmptyState } from '@qlaim/web-kit';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../widgets/PageFrame.tsx';
import { Pager } from '../../../widgets/Pager.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { Rows } from '../../../widgets/Rows.tsx';
import { ErasureRow } from './ErasureRow.tsx';
import { pagesOf, useErasures } from './use-erasures.ts';

const BACK = { to: '/people', label: 'All people' };

/** The deleted accounts: those under way, and those that are done. */
export function ErasuresPage() {
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const read = useErasures(page);
  const { total = 0, erasures = [] } = read.data ?? {};
  return (
    <PageFrame
      title="Deleted accounts"
      intro="Contents, files and secrets are removed first, and the person’s key last."
      back={BACK}
    >
      <ReadState read={read} height={280} />
      {read.data && total === 0 ? (
        <EmptyState title="No account was deleted">Nobody has left.</EmptyState>
      ) : null}
      {total > 0 ? (
        <Rows label="Deleted accounts">
          {erasures.map((erasure) => (
            <ErasureRow key={erasure.id} erasure={erasure} />
          ))}
        </Rows>
      ) : null}
      <Pager
        label="Pages of deleted accounts"
        page={page}
        count={pagesOf(total)}
        onGo={(to) => setQuery({ page: String(to) })}
      />
    </PageFrame>
  );
}
