import './page.css';
import type { Batch } from '@qlaim/backend/contract';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { ShareBar, useFormats } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import type { ReactNode } from 'react';
import { shareText } from './share-text.ts';

/** What became of a batch's codes, as numbers and shares. */
export function BatchFigures({ batch }: { batch: Batch }) {
  const { figures, deleted: deletedCodes } = useTexts(BATCHES);
  const { size, present, claimed, approved, scans } = batch;
  const deleted = size - present;
  return (
    <ul aria-label={figures.label} className="qa-batch-figures qk-list">
      <li>
        <Big number={present} /> {figures.codes(present)}
        {deleted === 0 ? null : <div className="qk-soft">{deletedCodes(deleted)}</div>}
      </li>
      <Share value={claimed} of={present}>
        {fill(figures.claimed, <Big number={claimed} />)}
      </Share>
      <Share value={approved} of={present}>
        {fill(figures.approved, <Big number={approved} />)}
      </Share>
      <li>
        <Big number={scans} /> {figures.scans(scans)}
      </li>
    </ul>
  );
}

function Big({ number }: { number: number }) {
  const { count } = useFormats();
  return <strong>{count(number)}</strong>;
}

interface ShareProps {
  value: number;
  of: number;
  children: ReactNode;
}

function Share({ value, of, children }: ShareProps) {
  const { figures } = useTexts(BATCHES);
  const share = shareText(value, of, figures);
  return (
    <li>
      {children}
      {share === '' ? null : ` ${share}`}
      <div>
        <ShareBar value={value} top={of} />
      </div>
    </li>
  );
}
