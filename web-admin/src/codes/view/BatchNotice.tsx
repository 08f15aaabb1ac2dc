import Box from '@mui/material/Box';
import type { Batch } from '@qlaim/backend/contract';
import { Button } from '@qlaim/web-kit';
import { useGetOne } from 'react-admin';
import { batchName } from '../../batches/index.ts';

export default function BatchNotice({ id, onShowAll }: { id: string; onShowAll: () => void }) {
  const { data } = useGetOne<Batch>('batches', { id }, { onError: () => undefined });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
      <span>Only codes of {data ? <strong>{batchName(data)}</strong> : 'one batch'}</span>
      <Button variant="quiet" onClick={onShowAll}>
        Show all batches
      </Button>
    </Box>
  );
}
