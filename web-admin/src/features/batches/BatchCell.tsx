import './batches.css';
import type { Batch } from '@qlaim/backend/contract';
import { Count, formatCount } from '@qlaim/web-kit';
import { Link } from 'react-router-dom';
import { batchAddress } from '../../api/addresses.ts';
import { batchName } from './batch-name.ts';

interface BatchCellProps {
  batch: Batch;
  /** Whether it says how many codes are claimed and approved. */
  states: boolean;
}

/** The name of a batch, which opens its page, and what is noted about it. */
export function BatchCell({ batch, states }: BatchCellProps) {
  const { id, note, size, present, claimed, approved } = batch;
  const deleted = size - present;
  return (
    <div className="qa-batch-name">
      <Link to={batchAddress(id)} className="qa-batch-link">
        {batchName(batch)}
      </Link>
      {note === '' ? null : <div className="qa-batch-note">{note}</div>}
      {states ? (
        <div className="qk-soft">
          {formatCount(claimed)} claimed, {formatCount(approved)} approved
        </div>
      ) : null}
      {deleted === 0 ? null : (
        <div className="qk-soft">
          <Count value={deleted} one="deleted code" many="deleted codes" />
        </div>
      )}
    </div>
  );
}
