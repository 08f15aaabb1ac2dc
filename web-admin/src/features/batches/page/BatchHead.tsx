import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { useTexts } from '@qlaim/web-kit/texts';
import './page.css';
import type { Batch } from '@qlaim/backend/contract';
import { Card } from '@qlaim/web-kit';
import { BatchActions } from './BatchActions.tsx';
import { BatchFigures } from './BatchFigures.tsx';

interface BatchHeadProps {
  batch: Batch;
  /** Called where the batch has changed since it was read. */
  onRefused: () => void;
}

/** What became of a batch's codes, what is noted about it, and what to do with it. */
export function BatchHead({ batch, onRefused }: BatchHeadProps) {
  const { page: words } = useTexts(BATCHES);
  return (
    <Card as="section" aria-label={words.label}>
      <div className="qa-batch-head">
        <BatchFigures batch={batch} />
        {batch.note === '' ? null : (
          <div className="qa-batch-head-note">
            <span className="qk-soft">{words.note} </span>
            {batch.note}
          </div>
        )}
        <BatchActions batch={batch} onRefused={onRefused} />
      </div>
    </Card>
  );
}
