import { CODES } from '@qlaim/backend/texts/owner/codes';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { useTexts } from '@qlaim/web-kit/texts';
import './code-head.css';
import { printCode } from '@qlaim/web-kit';
import { CodeSymbol, CopyLink, destinationOf, HideButton } from '../my-codes/index.ts';
import { ClearDestination } from './ClearDestination.tsx';
import { HistoryButton } from './history/HistoryButton.tsx';
import type { ChangeProps } from './useChange.ts';

/** Says which code the page edits: its symbol, its printed code, its public link, and where it leads now. */
export function CodeHead(change: ChangeProps) {
  const { frame } = useTexts(EDIT);
  const { content } = useTexts(CODES);
  const { words } = useTexts(SHELL);
  const { barcode } = change;
  const { shortCode, link, storedInfo } = barcode;
  const title = barcode.name ?? printCode(shortCode);
  return (
    <section className="qu-head" aria-label={frame.thisCode}>
      <CodeSymbol barcode={barcode} title={title} />
      <div className="qu-head-words">
        {barcode.name === null ? null : <p className="qu-head-name">{barcode.name}</p>}
        <p className="qk-code qu-head-code">{printCode(shortCode)}</p>
        <p className="qu-head-link">
          <a href={link} target="_blank" rel="noopener">
            {link.replace(/^https?:\/\//, '')}
            <span className="qk-hidden"> {words.newTab}</span>
          </a>
          <CopyLink link={link} title={title} />
        </p>
        <p className="qu-head-destination">{destinationOf(storedInfo, content)}</p>
      </div>
      <div className="qu-head-actions">
        <HistoryButton {...change} />
        <HideButton barcode={barcode} />
        {storedInfo === null ? null : <ClearDestination {...change} />}
      </div>
    </section>
  );
}
