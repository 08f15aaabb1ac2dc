import './generated.css';
import { Count, IconButton, Notice } from '@qlaim/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { batchAddress, printBatchAddress, tableAddress } from '../../../api/addresses.ts';
import { ApproveBatch } from '../../batches/index.ts';
import type { GeneratedBatch } from './use-generate.ts';

/** The button that asked for the approval is gone. */
const takeFocus = (link: HTMLElement | null) => link?.focus();

interface GeneratedNoticeProps {
  batch: GeneratedBatch;
  onClose: () => void;
}

/** Says what was generated, and leads to what comes next. It stays while the approval runs. */
export default function GeneratedNotice({ batch, onClose }: GeneratedNoticeProps) {
  const { id, amount, name = '' } = batch;
  const [approving, setApproving] = useState(false);
  const next = (
    <div className="qa-generated-next">
      <Link to={printBatchAddress(id)}>Print</Link>
      {approving ? (
        <Link ref={takeFocus} to={tableAddress({ batchId: id })}>
          See the approval
        </Link>
      ) : (
        <ApproveBatch id={id} present={amount} variant="quiet" onStarted={() => setApproving(true)}>
          Approve
        </ApproveBatch>
      )}
      <Link to={batchAddress(id)}>Open</Link>
      <IconButton icon="close" label="Close the notice" onClick={onClose} />
    </div>
  );
  return (
    <div className="qa-generated">
      <Notice tone="ok" action={next}>
        Generated <Count value={amount} one="code" />
        {name.trim() === '' ? null : (
          <>
            {' '}
            in <strong>{name.trim()}</strong>
          </>
        )}
      </Notice>
    </div>
  );
}
