import Box from '@mui/material/Box';
import { ADMIN_ROUTES, FALLBACKS } from '@qlaim/backend/contract';
import { Count, printCode, Skeleton } from '@qlaim/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/ApiProvider.tsx';
import { codesAddress } from '../../api/code-addresses.ts';
import { ReadFailed } from '../../layout/ReadFailed.tsx';

/** The codes that a person owns, each with its line in the list of codes. */
export function PersonCodes({ id }: { id: string }) {
  const client = useApi();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['users', 'codes', id],
    queryFn: ({ signal }) => client(ADMIN_ROUTES.codesOfUser, { params: { userId: id } }, { signal }),
  });
  return (
    <>
      <h2>Codes</h2>
      {isPending ? <Skeleton shape="block" height={96} /> : null}
      {error ? (
        <ReadFailed error={error} fallback={FALLBACKS.getCode} onRetry={() => void refetch()} />
      ) : null}
      {data?.barcodes.length === 0 ? <p className="qk-soft">No codes</p> : null}
      {data?.next === undefined ? null : (
        <p className="qk-soft">The {data.barcodes.length} codes that were claimed last, of more</p>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 480, overflowY: 'auto' }}>
        {data?.barcodes.map(({ shortCode, name, scanCount }) => (
          <Box component="li" key={shortCode} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 1 }}>
            <Box component={Link} to={codesAddress({ link: shortCode })} sx={{ minHeight: 24 }}>
              <span className="qk-code">{printCode(shortCode)}</span>
            </Box>
            <Box sx={{ flex: 1, minWidth: '8rem', overflowWrap: 'anywhere' }}>{name}</Box>
            <Count value={scanCount} one="scan" />
          </Box>
        ))}
      </Box>
    </>
  );
}
