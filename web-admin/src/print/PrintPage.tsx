import Box from '@mui/material/Box';
import { FALLBACKS } from '@qlaim/backend/contract';
import { Button, EmptyState, Notice, Skeleton, useTitle } from '@qlaim/web-kit';
import { adviceAfter } from '@qlaim/web-kit/failures';
import { useParams } from 'react-router-dom';
import { wordsOf } from '../api/words-of.ts';
import { PrintBatch } from './PrintBatch.tsx';
import { useBatch } from './use-print.ts';

/** Prints the codes of the batch that the address names. */
export function PrintPage() {
  useTitle('Print codes');
  const { '*': batchId = '' } = useParams();
  return (
    <Box sx={{ pt: 5 }}>
      <h1 className="qk-page-title">Print codes</h1>
      <Box component="p" className="qk-soft" sx={{ mb: 5 }}>
        Vector files in exact sizes. Every symbol is read before you get a file.
      </Box>
      <Batch key={batchId} id={batchId} />
    </Box>
  );
}

function Batch({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useBatch(id);
  if (isPending) return <Skeleton shape="block" height={420} />;
  if (data && data.codes.length === 0)
    return <EmptyState title="Nothing to print">Every code of this batch was deleted.</EmptyState>;
  if (data) return <PrintBatch batch={data} />;
  const again = (
    <Button variant="quiet" onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <Notice tone="danger" title={wordsOf(error, FALLBACKS.general)} action={again}>
      {adviceAfter(error)}
    </Notice>
  );
}
