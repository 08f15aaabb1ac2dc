import Box from '@mui/material/Box';
import type { Batch } from '@qlaim/backend/contract';
import { Count, exactTime, formatCreatedDate } from '@qlaim/web-kit';
import { DataTable } from 'react-admin';
import { TableWords } from '../layout/TableWords.tsx';
import { tableSx } from '../layout/table-styles.ts';
import { BatchActions } from './BatchActions.tsx';
import { batchName } from './batch-name.ts';

export function BatchTable() {
  return (
    <TableWords>
      <DataTable<Batch> bulkActionButtons={false} rowClick={false} aria-label="Batches" sx={tableSx}>
        <DataTable.Col<Batch>
          source="name"
          label="Name"
          disableSort
          render={(batch) => <Name batch={batch} />}
        />
        <DataTable.Col<Batch>
          source="createdAt"
          label="Created"
          sortByOrder="DESC"
          render={({ createdAt, createdBy }) => (
            <>
              <time dateTime={createdAt} title={exactTime(createdAt)}>
                {formatCreatedDate(createdAt)}
              </time>
              <Box className="qk-soft" sx={{ minWidth: '11rem', overflowWrap: 'anywhere' }}>
                {createdBy?.email}
              </Box>
            </>
          )}
        />
        <DataTable.NumberCol<Batch> source="size" label="Codes" sortByOrder="DESC" />
        <DataTable.NumberCol<Batch> source="claimed" label="Claimed" disableSort />
        <DataTable.NumberCol<Batch> source="approved" label="Approved" disableSort />
        <DataTable.Col<Batch>
          label="Actions"
          disableSort
          render={(batch) => <BatchActions batch={batch} />}
        />
      </DataTable>
    </TableWords>
  );
}

function Name({ batch }: { batch: Batch }) {
  const deleted = batch.size - batch.present;
  return (
    <Box sx={{ minWidth: '8rem', maxWidth: '24rem', overflowWrap: 'anywhere' }}>
      <strong>{batchName(batch)}</strong>
      {batch.note === '' ? null : <Box sx={{ whiteSpace: 'pre-line' }}>{batch.note}</Box>}
      {deleted === 0 ? null : (
        <Box className="qk-soft">
          <Count value={deleted} one="deleted code" many="deleted codes" />
        </Box>
      )}
    </Box>
  );
}
