import './code-head.css';
import type { Barcode } from '@qlaim/backend/contract';
import { printCode } from '@qlaim/web-kit';
import { CodeSymbol, CopyLink, destinationOf } from '../my-codes/index.ts';
import { ClearDestination } from './ClearDestination.tsx';
import { HistoryButton } from './history/HistoryButton.tsx';

/** Says which code the page edits: its symbol, its printed code, its public link, and where it leads now. */
export function CodeHead({ barcode, onLeave }: { barcode: Barcode; onLeave: () => void }) {
  const { shortCode, link, storedInfo } = barcode;
  const title = barcode.name ?? printCode(shortCode);
  return (
    <section className="qu-head" aria-label="This code">
      <CodeSymbol barcode={barcode} title={title} />
      <div className="qu-head-words">
        <p className="qk-code qu-head-code">{printCode(shortCode)}</p>
        <p className="qu-head-link">
          <a href={link} target="_blank" rel="noopener">
            {link.replace(/^https?:\/\//, '')}
            <span className="qk-hidden"> (opens in a new tab)</span>
          </a>
          <CopyLink link={link} title={title} />
        </p>
        <p className="qu-head-destination">{destinationOf(storedInfo)}</p>
      </div>
      <div className="qu-head-actions">
        <HistoryButton barcode={barcode} onLeave={onLeave} />
        {storedInfo === null ? null : <ClearDestination barcode={barcode} onLeave={onLeave} />}
      </div>
    </section>
  );
}
