import type { NoticeReport } from '../../../contract/notices/report.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import { type DecidedFigures, firstYear, noticeFigures } from '../../../read-models/notices/figures.ts';

interface Context {
  readonly store: ReadStore;
  readonly clock: Clock;
}

/** Returns the figures of a year, as they are published; of the last full one where none is named. */
export async function reportOfYear({ store, clock }: Context, named?: number): Promise<NoticeReport> {
  const present = clock.now().getUTCFullYear();
  const year = named ?? present - 1;
  const [figures, first = present] = await Promise.all([noticeFigures(store, year), firstYear(store)]);
  const { answered, decided, unasked, objections } = figures;
  const received = sum(figures.received.map(({ count }) => count));
  const ownInitiative = unasked.flatMap(({ decision, ...counts }) =>
    decision === 'dismiss' ? [] : [{ decision, ...counts }],
  );
  const restricting = [...decided.filter(({ decision }) => decision !== 'dismiss'), ...ownInitiative];
  return {
    year,
    soFar: year >= present,
    years: yearsBetween(Math.min(first, present - 1), present),
    received: {
      total: received,
      byReason: [...figures.received],
      byTrustedFlaggers: 0,
      waiting: received - answered,
    },
    decided: {
      total: totalOf(decided),
      byDecision: decided.map(({ decision, law, house }) => ({ decision, law, house })),
      automated: 0,
      medianSeconds: figures.decideSeconds,
    },
    ownInitiative: { total: totalOf(ownInitiative), byDecision: ownInitiative },
    objections: {
      received: objections.received,
      upheld: objections.upheld,
      dismissed: objections.dismissed,
      medianSeconds: objections.answerSeconds,
    },
    reversed: figures.reversed,
    errors: { restricting: totalOf(restricting), overturned: figures.overturned },
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const totalOf = (decided: readonly Omit<DecidedFigures, 'decision'>[]): number =>
  sum(decided.flatMap(({ law, house, unnamed }) => [law, house, unnamed]));

const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_none, place) => last - place);
