import { NoticeDecision, NoticeReason } from '../../domain/notice/events.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { bodyOf } from '../projection.ts';
import { NOTICES, NoticeDocument } from './document.ts';
import { type Begun, inYear, TALLIES, type TalliedGround } from './tallies.ts';

const GROUNDS = ['law', 'house', 'unnamed'] as const satisfies readonly TalliedGround[];

/** How many decisions of a kind were made, by what they rest on. */
export interface DecidedFigures extends Readonly<Record<(typeof GROUNDS)[number], number>> {
  readonly decision: NoticeDecision;
}

/** What happened to notices in a year (UTC). */
export interface NoticeFigures {
  readonly received: readonly { readonly reason: NoticeReason; readonly count: number }[];
  /** Received in the year, and decided whenever. */
  readonly answered: number;
  readonly decided: readonly DecidedFigures[];
  /** Decisions that nobody asked for. */
  readonly unasked: readonly DecidedFigures[];
  /** Half of the notices were decided as fast or faster; null without one. Seconds. */
  readonly decideSeconds: number | null;
  readonly objections: {
    readonly received: number;
    readonly dismissed: number;
    readonly upheld: number;
    readonly answerSeconds: number | null;
  };
  readonly reversed: number;
  /** Decisions of the year that were taken back whenever. */
  readonly overturned: number;
}

/** Counts what happened in a year, by the index of the notices: the log is not read. */
export async function noticeFigures(store: ReadStore, year: number): Promise<NoticeFigures> {
  const count = (tally: string) =>
    store.count(NOTICES.name, [{ field: 'tallies', has: inYear(year, tally) }]);
  const times = async (tally: (time: number) => string) => {
    let sum = 0;
    for (let time = 1; ; time += 1) {
      const more = await count(tally(time));
      if (more === 0) return sum;
      sum += more;
    }
  };
  const decided = (begun: Begun) =>
    Promise.all(
      NoticeDecision.options.map(async (decision) => {
        const [law = 0, house = 0, unnamed = 0] = await Promise.all(
          GROUNDS.map((ground) => count(TALLIES.decided(begun, decision, ground))),
        );
        return { decision, law, house, unnamed };
      }),
    );
  const received = NoticeReason.options.map(async (reason) => ({
    reason,
    count: await count(TALLIES.received(reason)),
  }));
  const decidedNotices = inYear(year, TALLIES.decidedNotice);
  return {
    received: await Promise.all(received),
    answered: await count(TALLIES.answered),
    decided: await decided('notice'),
    unasked: await decided('house'),
    decideSeconds: await median(store, 'decideSeconds', decidedNotices),
    objections: {
      received: await times(TALLIES.objection),
      dismissed: await times(TALLIES.dismissed),
      upheld: await times(TALLIES.upheld),
      answerSeconds: await median(store, 'answerSeconds', inYear(year, TALLIES.objectionAnswered)),
    },
    reversed: await count(TALLIES.reversed),
    overturned: await count(TALLIES.overturned),
  };
}

/** The median of a number of seconds, rounded; null without notices. */
async function median(
  store: ReadStore,
  field: 'decideSeconds' | 'answerSeconds',
  tally: string,
): Promise<number | null> {
  const where = [{ field: 'tallies', has: tally }];
  const total = await store.count(NOTICES.name, where);
  if (total === 0) return null;
  const skip = Math.ceil(total / 2) - 1;
  const limit = total % 2 === 0 ? 2 : 1;
  const middle = await store.query(NOTICES.name, { where, sort: [field], limit, skip });
  const seconds = middle.map((document) => bodyOf(NoticeDocument, document)[field] ?? 0);
  return Math.round(seconds.reduce((sum, each) => sum + each, 0) / Math.max(1, seconds.length));
}

/** The year (UTC) of the oldest notice; undefined without one. */
export async function firstYear(store: ReadStore): Promise<number | undefined> {
  const [oldest] = await store.query(NOTICES.name, { sort: ['receivedAt'], limit: 1 });
  return oldest && Number(bodyOf(NoticeDocument, oldest).receivedAt.slice(0, 4));
}
