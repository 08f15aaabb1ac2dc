import { GENERATE } from '@qlaim/backend/texts/console/codes/generate';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import './generated.css';
import { IconButton, Notice } from '@qlaim/web-kit';
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
  const words = useTexts(GENERATE).notice;
  const [approving, setApproving] = useState(false);
  const codes = words.codes(amount);
  const batchName = name.trim();
  const next = (
    <div className="qa-generated-next">
      <Link to={printBatchAddress(id)}>{words.print}</Link>
      {approving ? (
        <Link ref={takeFocus} to={tableAddress({ batchId: id })}>
          {words.see}
        </Link>
      ) : (
        <ApproveBatch id={id} present={amount} variant="quiet" onStarted={() => setApproving(true)}>
          {words.approve}
        </ApproveBatch>
      )}
      <Link to={batchAddress(id)}>{words.open}</Link>
      <IconButton icon="close" label={words.close} onClick={onClose} />
    </div>
  );
  return (
    <div className="qa-generated">
      <Notice tone="ok" action={next}>
        {batchName === ''
          ? words.done(codes)
          : fill((mark = '') => words.doneIn(codes, mark), <strong>{batchName}</strong>)}
      </Notice>
    </div>
  );
}
