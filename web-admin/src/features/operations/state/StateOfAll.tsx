import './state.css';
import type { OperationsReport } from '@qlaim/backend/contract';
import { OPERATIONS, type OperationsTexts } from '@qlaim/backend/texts/console/operations';
import { Notice, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { RouteButton } from '../../../widgets/RouteButton.tsx';
import { engineName } from '../names.ts';
import type { Trouble } from './meaning.ts';
import { useFirstSeen } from './use-first-seen.ts';
import { useTroubles } from './use-troubles.ts';

/** One line where all is well; else what is wrong, since when, what it means for buyers, and what to do. */
export function StateOfAll({ report }: { report: OperationsReport }) {
  const words = useTexts(OPERATIONS);
  const { state } = words.page;
  const { locale } = useFormats();
  const troubles = useTroubles()(report);
  const firstSeen = useFirstSeen(
    troubles.map(({ id }) => id),
    report.at,
  );
  if (troubles.length === 0)
    return <Notice tone="ok" title={`${state.well} ${rebuilds(report, words, locale)}`} />;
  return (
    <section aria-label={state.label} className="qa-troubles">
      {troubles.map((trouble) => (
        <TroubleNotice key={trouble.id} trouble={trouble} seen={firstSeen(trouble.id)} />
      ))}
    </section>
  );
}

function TroubleNotice({ trouble, seen }: { trouble: Trouble; seen: string }) {
  const { state } = useTexts(OPERATIONS).page;
  const { exactTime } = useFormats();
  const { title, tone, reason, since, buyers, remedy, open } = trouble;
  return (
    <Notice
      tone={tone}
      title={title}
      action={open ? <RouteButton to={open.to}>{open.label}</RouteButton> : undefined}
    >
      {reason === null ? null : `${state.reason(reason)} `}
      {since === null ? state.seen(exactTime(seen)) : state.since(exactTime(since))}
      <dl className="qa-trouble">
        <dt>{state.buyers}</dt>
        <dd>{buyers}</dd>
        <dt>{state.remedy}</dt>
        <dd>{remedy}</dd>
      </dl>
    </Notice>
  );
}

/** Says what is made again meanwhile, which is no trouble. */
function rebuilds({ readModels }: OperationsReport, words: OperationsTexts, locale: string): string {
  const { state } = words.page;
  const running = readModels.flatMap(({ name, rebuilt }) =>
    rebuilt === null ? [] : [`${engineName(name, words)} ${Math.floor(rebuilt * 100)} %`],
  );
  if (running.length === 0) return state.nothing;
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return state.rebuilt(list.format(running));
}
