import Box from '@mui/material/Box';
import type { Batch } from '@qlaim/backend/contract';
import { Button } from '@qlaim/web-kit';
import { useGetOne } from 'react-admin';
import { batchName } from '../../batches/batch-name.ts';
import { useCodeFilter } from '../filters/use-code-filter.ts';

/** Names the batch that the list is limited to. */
export function BatchFilter() {
  const { filter, change } = useCodeFilter();
  const { batchId } = filter;
  if (batchId === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
      <span>
        Only codes of <BatchName id={batchId} />
      </span>
      <Button variant="quiet" onClick={() => change(() => ({ batchId: undefined }))}>
        Show all batches
      </Button>
    </Box>
  );
}

function BatchName({ id }: { id: string }) {
  const { data } = useGetOne<Batch>('batches', { id }, { onError: () => undefined });
  if (!data) return 'one batch';
  return <strong>{batchName(data)}</strong>;
}
