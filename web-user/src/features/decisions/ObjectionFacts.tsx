import type { OwnDecision } from '@qlaim/backend/contract';
import { DECISIONS } from '@qlaim/backend/texts/owner/decisions';
import { Card, CreatedDate, Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Facts } from './Facts.tsx';

/** What the owner said against a decision, and what was answered. */
export function ObjectionFacts({ decision }: { decision: OwnDecision }) {
  const { objection: words } = useTexts(DECISIONS);
  const { objection, outcome } = decision;
  return (
    <>
      {outcome ? <Outcome decision={decision} outcome={outcome} /> : null}
      {objection ? (
        <Card as="section" className="qu-decision" aria-labelledby="objection">
          <h2 id="objection">{words.title}</h2>
          {outcome ? null : <Notice quiet>{words.waiting}</Notice>}
          <Facts
            facts={[
              [words.sent, <CreatedDate key="sent" date={objection.at} />],
              [words.words, objection.words],
            ]}
          />
        </Card>
      ) : null}
    </>
  );
}

function Outcome({
  decision: { decision },
  outcome: { at, result, words },
}: {
  decision: OwnDecision;
  outcome: NonNullable<OwnDecision['outcome']>;
}) {
  const texts = useTexts(DECISIONS).outcome;
  return (
    <Card as="section" className="qu-decision" aria-labelledby="outcome">
      <h2 id="outcome">{texts[result]}</h2>
      {result === 'reversed' && decision === 'delete' ? <p>{texts.deleted}</p> : null}
      <Facts
        facts={[
          [texts.on, <CreatedDate key="on" date={at} />],
          ...(words === '' ? [] : [[texts.answer, words] as const]),
        ]}
      />
      {result === 'dismissed' ? <p className="qk-soft">{texts.court}</p> : null}
    </Card>
  );
}
