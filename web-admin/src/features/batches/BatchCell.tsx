import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { useTexts } from '@qlaim/web-kit/texts';
import './batches.css';
import type { Batch } from '@qlaim/backend/contract';
import { useFormats } from '@qlaim/web-kit';
import { Link } from 'react-router-dom';
import { batchAddress } from '../../api/addresses.ts';
import { useBatchName } from './batch-name.ts';

interface BatchCellProps {
  batch: Batch;
  /** Whether it says how many codes are claimed and approved. */
  states: boolean;
}

/** The name of a batch, which opens its page, and what is noted about it. */
export function BatchCell({ batch, states }: BatchCellProps) {
  const { id, note, size, present, claimed, approved } = batch;
  const words = useTexts(BATCHES);
  const { count } = useFormats();
  const batchName = useBatchName();
  const deleted = size - present;
  return (
    <div className="qa-batch-name">
      <Link to={batchAddress(id)} className="qa-batch-link">
        {batchName(batch)}
      </Link>
      {note === '' ? null : <div className="qa-batch-note">{note}</div>}
      {states ? <div className="qk-soft">{words.states(count(claimed), count(approved))}</div> : null}
      {deleted === 0 ? null : <div className="qk-soft">{words.deleted(deleted)}</div>}
    </div>
  );
}
