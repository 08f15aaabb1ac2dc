import { ApiError, type OwnDecision } from '@qlaim/backend/contract';
import { DECISIONS } from '@qlaim/backend/texts/owner/decisions';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { Card, EmptyState, LinkButton, Skeleton, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { AppPage } from '../../layout/AppPage.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { TryAgain } from '../../shell/TryAgain.tsx';
import { useDecision } from './decisions.ts';
import { ObjectionFacts } from './ObjectionFacts.tsx';
import { ObjectionForm } from './ObjectionForm.tsx';
import { StateBadge } from './StateBadge.tsx';
import { Statement } from './Statement.tsx';

/** A decision about a code, with its reasons, and how to object (decision 93). */
export default function DecisionPage() {
  const { number = '' } = useParams();
  const { all, one } = useTexts(DECISIONS);
  return (
    <AppPage title={one} width="form" back={<BackLink href="/decisions">{all}</BackLink>}>
      <Read number={number} />
    </AppPage>
  );
}

function Read({ number }: { number: string }) {
  const read = useDecision(number);
  const { data, error, isPending } = read;
  const { failed, loading, unknown } = useTexts(DECISIONS);
  const { goToMyCodes } = useTexts(SHELL).words;
  if (isPending)
    return (
      <Card aria-label={loading} aria-busy>
        <Skeleton height="20rem" />
      </Card>
    );
  if (data) return <Decision decision={data} />;
  const known = !(error instanceof ApiError) || ![400, 404].includes(error.status);
  return known ? (
    <EmptyState icon="alert" title={failed} action={<TryAgain read={read} />} />
  ) : (
    <EmptyState icon="search" title={unknown.title} action={<LinkButton href="/">{goToMyCodes}</LinkButton>}>
      {unknown.advice}
    </EmptyState>
  );
}

function Decision({ decision }: { decision: OwnDecision }) {
  const { done, over } = useTexts(DECISIONS);
  const { createdDate } = useFormats();
  const stack = useRef<HTMLDivElement>(null);
  const { contestable, contestableUntil, objection, outcome } = decision;
  const isOver = !contestable && !objection && !outcome;
  return (
    <div className="qk-stack" ref={stack} tabIndex={-1}>
      <Card as="section" className="qu-decision" aria-labelledby="decision">
        <h2 id="decision">{done[decision.decision]}</h2>
        <p>
          <StateBadge decision={decision} />
        </p>
        <Statement decision={decision} />
        {isOver ? <p className="qk-soft">{over(createdDate(contestableUntil))}</p> : null}
      </Card>
      <ObjectionFacts decision={decision} />
      {contestable ? <ObjectionForm decision={decision} onDone={() => stack.current?.focus()} /> : null}
    </div>
  );
}
