import './page.css';
import type { Batch } from '@qlaim/backend/contract';
import { Count, formatCount, ShareBar } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { shareText } from './share-text.ts';

/** What became of a batch's codes, as numbers and shares. */
export function BatchFigures({ batch }: { batch: Batch }) {
  const { size, present, claimed, approved, scans } = batch;
  const deleted = size - present;
  return (
    <ul aria-label="Figures of the batch" className="qa-batch-figures qk-list">
      <Figure value={present} words={present === 1 ? 'code' : 'codes'}>
        {deleted === 0 ? null : (
          <span className="qk-soft">
            <Count value={deleted} one="deleted code" many="deleted codes" />
          </span>
        )}
      </Figure>
      <Share value={claimed} of={present} words="claimed" />
      <Share value={approved} of={present} words="approved" />
      <Figure value={scans} words={scans === 1 ? 'scan' : 'scans'} />
    </ul>
  );
}

interface FigureProps {
  value: number;
  words: string;
  children?: ReactNode;
}

const Figure = ({ value, words, children }: FigureProps) => (
  <li>
    <strong>{formatCount(value)}</strong> {words}
    {children ? <div>{children}</div> : null}
  </li>
);

const Share = ({ value, of, words }: FigureProps & { of: number }) => (
  <Figure value={value} words={`${words}${shareText(value, of)}`}>
    <ShareBar value={value} top={of} />
  </Figure>
);
