import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { useTexts } from '@qlaim/web-kit/texts';
import { storedTexts } from '../stored-texts.ts';
import { OneLine } from './OneLine.tsx';

/** The stored content in one line: its type, and the link, the number or what is in it (specification, section 2). */
export function StoredFact({ code }: { code: AdminCode }) {
  const words = useTexts(CODE_LIST).stored;
  const stored = storedTexts(code, words);
  if (!stored) return <span className="qk-soft">{words.nothing}</span>;
  const { type, what, href } = stored;
  const whole = code.storedInfo?.infoType === 'link' ? href : what;
  return (
    <OneLine href={href} whole={what === '' ? type : words.of(type, whole)}>
      <span className="qk-soft">{type}</span> {what}
    </OneLine>
  );
}
