import type { LegalView } from '@qlaim/backend/contract';
import { LEGAL_TEXTS } from '@qlaim/backend/texts/legal';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';

/** The rules for owners' pages of a shop that has written none: what can be reported may not be published. */
export function UsualRules({ view: { language } }: { view: LegalView }) {
  const { rules } = LEGAL_TEXTS[language];
  const { other: _anythingElse, ...reasons } = REPORT_TEXTS[language].reasons;
  return (
    <>
      <p>{rules.lead}</p>
      <ul>
        {Object.entries(reasons).map(([reason, name]) => (
          <li key={reason}>{name}</li>
        ))}
      </ul>
      <p>{rules.leads}</p>
      <h2>{rules.otherwise}</h2>
      <p>{rules.decision}</p>
    </>
  );
}
