import type { OwnDecision } from '@qlaim/backend/contract';
import { DECISIONS } from '@qlaim/backend/texts/owner/decisions';
import { CreatedDate, printCode } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Facts } from './Facts.tsx';

interface StatementProps {
  decision: OwnDecision;
  /** Without what stands beside it. */
  short?: boolean;
}

/** The statement of reasons: what was decided, by what, and why. */
export function Statement({ decision, short = false }: StatementProps) {
  const { about, facts, grounds, kept, person, unnamed } = useTexts(DECISIONS);
  const { code, ground, number, passedOn, reported, rule, words } = decision;
  const codeFact = [
    facts.code,
    <bdi key="code" dir="ltr" className="qk-code">
      {printCode(code)}
    </bdi>,
  ] as const;
  const numberFact = [
    facts.number,
    <bdi key="number" dir="ltr">
      {number}
    </bdi>,
  ] as const;
  return (
    <>
      <p>
        {passedOn ? `${about.passedOn} ` : null}
        {reported ? about.reported : about.unasked} {person}
        {decision.decision === 'restrict' ? ` ${kept}` : null}
      </p>
      <Facts
        facts={[
          ...(short ? [] : [codeFact]),
          [facts.when, <CreatedDate key="when" date={decision.decidedAt} />],
          ...(rule === '' ? [] : [[grounds[ground], rule] as const]),
          [facts.reasons, words === '' ? unnamed : words],
          ...(short ? [] : [numberFact]),
        ]}
      />
    </>
  );
}
