import Box from '@mui/material/Box';
import { type Batch, FALLBACKS, LIMITS } from '@qlaim/backend/contract';
import { Button, EmptyState, Notice, useTitle } from '@qlaim/web-kit';
import { adviceAfter } from '@qlaim/web-kit/failures';
import { ListBase, useListContext } from 'react-admin';
import { wordsOf } from '../api/words-of.ts';
import { BatchPages } from './BatchPages.tsx';
import { BatchTable } from './BatchTable.tsx';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
/** The page shows the error, so react-admin's toast would repeat it. */
const queryOptions = { onError: () => undefined };

/** The batches in which codes were generated. */
export function BatchList() {
  useTitle('Batches');
  return (
    <ListBase<Batch>
      resource="batches"
      perPage={LIMITS.listPageSize}
      sort={NEWEST_FIRST}
      exporter={false}
      queryOptions={queryOptions}
    >
      <Box sx={{ pt: 5 }}>
        <h1 className="qk-page-title">Batches</h1>
        <Box component="p" className="qk-soft" sx={{ mb: 5 }}>
          Codes that were generated together.
        </Box>
        <Batches />
        <BatchPages />
      </Box>
    </ListBase>
  );
}

function Batches() {
  const { data, error, total, refetch } = useListContext<Batch>();
  if (error && data === undefined)
    return (
      <Notice
        tone="danger"
        title={wordsOf(error, FALLBACKS.general)}
        action={
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {adviceAfter(error)}
      </Notice>
    );
  if (total === 0) return <EmptyState title="No batches yet">Generate links to make the first.</EmptyState>;
  return <BatchTable />;
}
