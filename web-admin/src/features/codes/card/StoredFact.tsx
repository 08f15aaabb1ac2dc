import type { AdminCode } from '@qlaim/backend/contract';
import { storedTexts } from '../stored-texts.ts';
import { OneLine } from './OneLine.tsx';

/** The stored content in one line: its type, and the link, the number or what is in it (specification, section 2). */
export function StoredFact({ code }: { code: AdminCode }) {
  const stored = storedTexts(code);
  if (!stored) return <span className="qk-soft">Nothing stored yet</span>;
  const { type, what, href } = stored;
  const whole = code.storedInfo?.infoType === 'link' ? href : what;
  return (
    <OneLine href={href} whole={what === '' ? type : `${type}: ${whole}`}>
      <span className="qk-soft">{type}</span> {what}
    </OneLine>
  );
}
