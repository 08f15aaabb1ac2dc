import Box from '@mui/material/Box';
import { type AdminPerson, FALLBACKS } from '@qlaim/backend/contract';
import { EmptyState, Skeleton } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { ReadFailed } from '../layout/ReadFailed.tsx';
import { PersonRow } from './PersonRow.tsx';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The people of the page. Old rows stay visible during a new read. */
export function PeopleRows() {
  const { data, error, isPending, isFetching, refetch } = useListContext<AdminPerson>();
  if (isPending)
    return (
      <Box sx={{ display: 'grid', gap: 2 }} aria-busy="true">
        {PLACEHOLDERS.map((row) => (
          <Skeleton key={row} shape="block" height={64} />
        ))}
      </Box>
    );
  const failed = error ? (
    <ReadFailed error={error} fallback={FALLBACKS.getPeople} onRetry={() => void refetch()} />
  ) : null;
  if (data === undefined) return failed;
  if (data.length === 0)
    return <EmptyState title="Nobody found">Search for less of the email or name.</EmptyState>;
  return (
    <>
      {failed}
      <Box
        component="ul"
        aria-label="People"
        aria-busy={isFetching}
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid var(--qk-line)' }}
      >
        {data.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </Box>
    </>
  );
}
