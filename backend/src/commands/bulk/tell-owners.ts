import { createHash } from 'node:crypto';
import pMap from 'p-map';
import { NOTICE_NUMBER_LENGTH, noticeNumberOf } from '../../contract/notices/notice-number.ts';
import type { BulkAction } from '../../domain/bulk-action/state.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { Actor } from '../../ports/event-store.ts';
import { nameBasedUuid } from '../codes/name-based-uuid.ts';
import { handle, type LogContext } from '../handle.ts';
import { NO_REASONS } from '../notices/decide-unasked.ts';
import { findMarked } from './find-code.ts';

/** The id of the event by which an action changes a code. */
export const changeId = (id: string, code: string) => nameBasedUuid(`${id} change ${code}`);

/** Returns the number of the notice about a code of an action. A repeat finds the same; the id keeps it from being guessed. */
export const noticeOf = (id: string, code: string): string =>
  noticeNumberOf(
    createHash('sha256').update(`${id} notice ${code}`).digest().subarray(0, NOTICE_NUMBER_LENGTH),
  );

/** An action that takes something from owners. */
interface Taking extends Pick<BulkAction, 'reasons'> {
  readonly id: string;
  readonly actor: Actor;
  readonly decision: 'disable' | 'delete';
}

/** Notices that are opened at once. */
const AT_ONCE = 8;

/** Opens a notice of the house about each code that an action has changed and that somebody owned. It may be repeated. */
export async function tellOwners(
  context: LogContext,
  { id, actor, decision, reasons }: Taking,
  codes: readonly string[],
): Promise<void> {
  await pMap(
    codes,
    async (code) => {
      const mark = changeId(id, code);
      const { change } = await findMarked(context, code, { change: mark, work: mark });
      if (!change || change.before.owner === null) return;
      const opened = await handle(context, NOTICE, actor, noticeOf(id, code), {
        type: 'decideUnasked',
        opening: { code, revision: change.revision - 1, infoType: change.before.infoType },
        decided: { decision, ...(reasons ?? NO_REASONS), by: actor.id ?? actor.kind },
        owner: change.before.owner,
      });
      if (!opened.ok) throw new Error(`The notice about ${code} was not opened: ${opened.refusal.code}`);
    },
    { concurrency: AT_ONCE },
  );
}
