import { createHash } from 'node:crypto';
import pMap from 'p-map';
import { NOTICE_NUMBER_LENGTH, noticeNumberOf } from '../../contract/notices/notice-number.ts';
import type { BulkAction } from '../../domain/bulk-action/state.ts';
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

/** Notices that are opened at once. */
const AT_ONCE = 8;

/** Opens a notice of the house about each code that the work has changed and that somebody owned. It may be repeated. */
export async function tellOwners(
  context: LogContext,
  { work, actor, decision, markOf, reasonsOf }: Taking,
  codes: readonly string[],
): Promise<void> {
  await pMap(
    codes,
    async (code) => {
      const mark = markOf(code);
      const { change } = await findMarked(context, code, { change: mark, work: mark });
      const owner = change?.before.owner ?? null;
      if (!change || owner === null) return;
      const reasons = (await reasonsOf(code, owner)) ?? NO_REASONS;
      const opened = await handle(context, NOTICE, actor, noticeOf(work, code), {
        type: 'decideUnasked',
        opening: { code, revision: change.revision - 1, infoType: change.before.infoType },
        decided: { decision, ...reasons, by: actor.id ?? actor.kind },
        owner,
      });
      if (!opened.ok) throw new Error(`The notice about ${code} was not opened: ${opened.refusal.code}`);
    },
    { concurrency: AT_ONCE },
  );
}
