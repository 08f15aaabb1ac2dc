import './decisions.css';
import type { OwnDecision } from '@qlaim/backend/contract';
import { DECISIONS } from '@qlaim/backend/texts/owner/decisions';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { Card, CreatedDate, EmptyState, Link, printCode, Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { AppPage } from '../../layout/AppPage.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { TryAgain } from '../../shell/TryAgain.tsx';
import { useDecisions } from './decisions.ts';
import { StateBadge } from './StateBadge.tsx';

/** The decisions about one's own codes, the newest first. It holds those of deleted codes, too. */
export default function DecisionsPage() {
  const { title } = useTexts(DECISIONS);
  const { myCodes } = useTexts(SHELL).words;
  return (
    <AppPage title={title} width="form" back={<BackLink href="/">{myCodes}</BackLink>}>
      <Read />
    </AppPage>
  );
}

function Read() {
  const read = useDecisions();
  const { data, isPending } = read;
  const { failed, loading, none } = useTexts(DECISIONS);
  if (isPending)
    return (
      <Card aria-label={loading} aria-busy>
        <Skeleton height="12rem" />
      </Card>
    );
  if (!data) return <EmptyState icon="alert" title={failed} action={<TryAgain read={read} />} />;
  if (data.length === 0) return <EmptyState title={none.title}>{none.advice}</EmptyState>;
  return (
    <ul className="qk-list qk-stack">
      {data.map((decision) => (
        <Line key={decision.number} decision={decision} />
      ))}
    </ul>
  );
}

function Line({ decision }: { decision: OwnDecision }) {
  const { done } = useTexts(DECISIONS);
  const { code, decidedAt, number } = decision;
  return (
    <Card as="li" className="qu-decision-line">
      <Link href={`/decision/${number}`}>{done[decision.decision]}</Link>
      <p>
        <bdi dir="ltr" className="qk-code">
          {printCode(code)}
        </bdi>{' '}
        <span className="qk-soft">
          <CreatedDate date={decidedAt} />
        </span>
      </p>
      <StateBadge decision={decision} />
    </Card>
  );
}
