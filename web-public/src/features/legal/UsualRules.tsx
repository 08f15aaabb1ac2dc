import type { LegalView } from '@qlaim/backend/contract';
import { LEGAL_TEXTS } from '@qlaim/backend/texts/legal';

/** The rules for owners' pages of a shop that has written none: what can be reported may not be published. */
export function UsualRules({ view: { language } }: { view: LegalView }) {
  const { rules } = LEGAL_TEXTS[language];
  return (
    <>
      <p>{rules.lead}</p>
      <ul>
        {rules.forbids.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{rules.leads}</p>
      <h2>{rules.otherwise}</h2>
      <p>{rules.decision}</p>
    </>
  );
}
