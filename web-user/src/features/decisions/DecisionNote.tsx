import type { Barcode } from '@qlaim/backend/contract';
import { DECISIONS } from '@qlaim/backend/texts/owner/decisions';
import { LinkButton, Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useDecision } from './decisions.ts';
import { Statement } from './Statement.tsx';

/** Says in the editor what was decided about the code, and why. Nothing where the decision is not the reader's own. */
export function DecisionNote({ barcode: { decision } }: { barcode: Barcode }) {
  return decision === null ? null : <Note number={decision} />;
}

function Note({ number }: { number: string }) {
  const { done, read } = useTexts(DECISIONS);
  const { data } = useDecision(number);
  if (!data) return null;
  return (
    <div className="qu-decision-note">
      <Notice
        tone="danger"
        title={done[data.decision]}
        quiet
        action={
          <LinkButton href={`/decision/${number}`} variant="quiet">
            {read}
          </LinkButton>
        }
      >
        <div className="qu-decision">
          <Statement decision={data} short />
        </div>
      </Notice>
    </div>
  );
}
