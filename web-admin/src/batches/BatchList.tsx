import Box from '@mui/material/Box';
import { type Batch, LIMITS } from '@qlaim/backend/contract';
import { EmptyState, useTitle } from '@qlaim/web-kit';
import { ListBase, useListContext } from 'react-admin';
import { ReadFailed } from '../layout/ReadFailed.tsx';
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
  if (error && data === undefined) return <ReadFailed error={error} onRetry={() => void refetch()} />;
  if (total === 0) return <EmptyState title="No batches yet">Generate links to make the first.</EmptyState>;
  return <BatchTable />;
}
