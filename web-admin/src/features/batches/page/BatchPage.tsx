import { ApiError, type Batch } from '@qlaim/backend/contract';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { EmptyState } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { useMay } from '../../../api/use-may.ts';
import { PageFrame } from '../../../widgets/PageFrame.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { ERROR_ON_PAGE } from '../../../widgets/shown-errors.ts';
import { useBatchName } from '../batch-name.ts';
import { BatchCodes } from './BatchCodes.tsx';
import { BatchHead } from './BatchHead.tsx';
import { Generated } from './Generated.tsx';

/** The page of one batch: what became of its codes, what to do with them, and the codes. */
export function BatchPage() {
  const { id = '' } = useParams();
  const { title, page: words } = useTexts(BATCHES);
  const batchName = useBatchName();
  const may = useMay();
  const read = useGetOne<Batch>('batches', { id }, ERROR_ON_PAGE);
  const { data: batch, error, refetch } = read;
  return (
    <PageFrame
      title={batch ? batchName(batch) : words.untitled}
      back={{ to: '/batches', label: title }}
      intro={batch ? <Generated batch={batch} /> : null}
    >
      {batch ? (
        <>
          <BatchHead batch={batch} onRefused={() => void refetch()} />
          {may('codes.read') ? <BatchCodes batch={batch} /> : null}
        </>
      ) : isUnknown(error) ? (
        <EmptyState title={words.unknown} action={<Link to="/batches">{words.all}</Link>}>
          {words.mistyped}
        </EmptyState>
      ) : (
        <ReadState read={read} height={480} />
      )}
    </PageFrame>
  );
}

/** The server refuses an address that is no id of a batch, too. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'unknown_batch' || error.code === 'invalid_input');
