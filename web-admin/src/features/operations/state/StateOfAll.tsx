import './state.css';
import type { OperationsReport } from '@qlaim/backend/contract';
import { exactTime, Notice } from '@qlaim/web-kit';
import { RouteButton } from '../../../widgets/RouteButton.tsx';
import { engineName } from '../names.ts';
import type { Trouble } from './meaning.ts';
import { troublesOf } from './troubles.ts';
import { useFirstSeen } from './use-first-seen.ts';

/** One line where all is well; else what is wrong, since when, what it means for buyers, and what to do. */
export function StateOfAll({ report }: { report: OperationsReport }) {
  const troubles = troublesOf(report);
  const firstSeen = useFirstSeen(
    troubles.map(({ id }) => id),
    report.at,
  );
  if (troubles.length === 0) return <Notice tone="ok" title={`All is well. ${rebuilds(report)}`} />;
  return (
    <section aria-label="What is wrong" className="qa-troubles">
      {troubles.map((trouble) => (
        <TroubleNotice key={trouble.id} trouble={trouble} seen={firstSeen(trouble.id)} />
      ))}
    </section>
  );
}

function TroubleNotice({ trouble, seen }: { trouble: Trouble; seen: string }) {
  const { title, tone, reason, since, buyers, remedy, open } = trouble;
  return (
    <Notice
      tone={tone}
      title={title}
      action={open ? <RouteButton to={open.to}>{open.label}</RouteButton> : undefined}
    >
      {reason === null ? null : `Reason: ${reason}. `}
      {since === null ? `Seen on this page since ${exactTime(seen)}.` : `Since ${exactTime(since)}.`}
      <dl className="qa-trouble">
        <dt>For buyers</dt>
        <dd>{buyers}</dd>
        <dt>What to do</dt>
        <dd>{remedy}</dd>
      </dl>
    </Notice>
  );
}

/** Says what is made again meanwhile, which is no trouble. */
function rebuilds({ readModels }: OperationsReport): string {
  const running = readModels.flatMap(({ name, rebuilt }) =>
    rebuilt === null ? [] : [`${engineName(name)} ${Math.floor(rebuilt * 100)} %`],
  );
  if (running.length === 0) return 'Every engine answers, and nothing is behind.';
  return `Read models are rebuilt, and show the state from before: ${running.join(', ')}.`;
}
