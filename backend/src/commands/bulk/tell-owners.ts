import { createHash } from 'node:crypto';
import pMap, { pMapSkip } from 'p-map';
import { NOTICE_NUMBER_LENGTH, noticeNumberOf } from '../../contract/notices/notice-number.ts';
import type { BulkAction } from '../../domain/bulk-action/state.ts';
import type { Opening, Together } from '../../domain/notice/decide.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { Actor } from '../../ports/event-store.ts';
import { handle, type LogContext } from '../handle.ts';
import { NO_REASONS } from '../notices/decide-unasked.ts';
import { findMarked } from './find-code.ts';

export type Reasons = NonNullable<BulkAction['reasons']>;

/** Work that takes something from owners: an action, or its undoing. */
export interface Taking {
  /** A name for the work, from which the numbers of its notices follow. */
  readonly work: string;
  readonly actor: Actor;
  readonly decision: 'disable' | 'delete';
  /** The id of the event by which the work changed a code. */
  readonly markOf: (code: string) => string;
  /** Why a code is taken from an owner; null for reasons that nobody named. */
  readonly reasonsOf: (code: string, owner: string) => Promise<Reasons | null> | Reasons | null;
}

/** Returns the number of the notice about a code of some work. A repeat finds the same; the name keeps it from being guessed. */
export const noticeOf = (work: string, code: string): string =>
  noticeNumberOf(
    createHash('sha256').update(`${work} notice ${code}`).digest().subarray(0, NOTICE_NUMBER_LENGTH),
  );

/** Notices that are opened at once, and owners who are told at once. */
const AT_ONCE = { concurrency: 8 } as const;

/** A code that the work has taken from an owner. */
interface Taken {
  readonly code: string;
  readonly owner: string;
  readonly reasons: Reasons;
  /** What the notice is about: the code before it was changed. */
  readonly opening: Opening;
}

/**
 * Opens a notice of the house about each code that the work has changed and that somebody owned. An owner gets one mail about all
 * that have the same reasons. It may be repeated.
 */
export async function tellOwners(
  context: LogContext,
  taking: Taking,
  codes: readonly string[],
): Promise<void> {
  const taken = await pMap(
    codes,
    async (code) => (await takenBy(context, taking, code)) ?? pMapSkip,
    AT_ONCE,
  );
  const together = Map.groupBy(taken, ({ owner, reasons: { ground, rule, words } }) =>
    JSON.stringify([owner, ground, rule, words]),
  );
  await pMap(together.values(), (group) => tellOwner(context, taking, group), AT_ONCE);
}

async function takenBy(
  context: LogContext,
  { markOf, reasonsOf }: Taking,
  code: string,
): Promise<Taken | undefined> {
  const mark = markOf(code);
  const { change } = await findMarked(context, code, { change: mark, work: mark });
  const owner = change?.before.owner ?? null;
  if (!change || owner === null) return undefined;
  const reasons = (await reasonsOf(code, owner)) ?? NO_REASONS;
  const opening = { code, revision: change.revision - 1, infoType: change.before.infoType };
  return { code, owner, reasons, opening };
}

/** The notice with the mail is opened last: whoever is killed before repeats all, and no mail is without the others. */
async function tellOwner(context: LogContext, taking: Taking, group: readonly Taken[]): Promise<void> {
  const [first, ...others] = group;
  if (!first) return;
  const numberOf = ({ code }: Taken) => noticeOf(taking.work, code);
  const { state } = await context.log.load(NOTICE, numberOf(first));
  // Where a version before opened it, with a mail about itself alone, each other gets a mail, too.
  const told = state.received === null ? { toldWith: numberOf(first) } : undefined;
  await pMap(others, (one) => open(context, taking, one, told), AT_ONCE);
  await open(context, taking, first, others.length === 0 ? undefined : { also: others.map(numberOf) });
}

async function open(
  context: LogContext,
  { work, actor, decision }: Taking,
  { code, owner, reasons, opening }: Taken,
  together: Together | undefined,
): Promise<void> {
  const opened = await handle(context, NOTICE, actor, noticeOf(work, code), {
    type: 'decideUnasked',
    opening,
    decided: { decision, ...reasons, by: actor.id ?? actor.kind },
    owner,
    together,
  });
  if (!opened.ok) throw new Error(`The notice about ${code} was not opened: ${opened.refusal.code}`);
}
