import Box from '@mui/material/Box';
import { type AdminPerson, FALLBACKS } from '@qlaim/backend/contract';
import { Button, EmptyState, Notice, Skeleton } from '@qlaim/web-kit';
import { adviceAfter } from '@qlaim/web-kit/failures';
import { useListContext } from 'react-admin';
import { wordsOf } from '../api/words-of.ts';
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
    <Notice
      tone="danger"
      title={wordsOf(error, FALLBACKS.getPeople)}
      action={
        <Button variant="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {adviceAfter(error)}
    </Notice>
  ) : null;
  if (data === undefined) return failed;
  if (data.length === 0) return <EmptyState title="Nobody found">Search for less of the email.</EmptyState>;
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
