import { ok, type Result, refuse } from '../../contract/result.ts';
import type { Caller } from '../../domain/caller.ts';
import type { NoticeRefusal } from '../../domain/notice/decide.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { DecidedNotice, Notice } from '../../domain/notice/state.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import { actorOf } from '../actor.ts';
import { type Handled, handle, type LogContext } from '../handle.ts';
import { carryOut } from './carry-out.ts';

/** What staff decides, and why. */
export type DecidedReasons = Pick<DecidedNotice, 'decision' | 'ground' | 'rule' | 'words'>;

export interface CarriedOut {
  readonly notice: Handled<Notice>;
  /** Undefined where the code was not changed. */
  readonly code: Handled<QrCode> | undefined;
}

/**
 * Records what was decided about a notice, and then changes the code. Of two who decide at once, one is refused before the
 * code is touched. After a stop between both, the reaction to the event changes the code.
 */
export async function decideNotice(
  context: LogContext,
  caller: Caller,
  number: string,
  decided: DecidedReasons,
): Promise<Result<CarriedOut, NoticeRefusal>> {
  const { state } = await context.log.load(NOTICE, number, { fresh: true });
  if (!state.received) return refuse('unknown_notice');
  const { code, revision } = state.received;
  const { state: now } = await context.log.load(QR_CODE, code, { fresh: true });
  const isGone = now.status !== 'present';
  const content = isGone ? (await context.log.load(QR_CODE, code, { upTo: revision })).state : now;
  const notice = await handle(context, NOTICE, actorOf(caller), number, {
    type: 'decide',
    decided: { ...decided, by: caller.id, carryOut: true },
    owner: content.owner,
  });
  if (!notice.ok) return notice;
  return ok({ notice: notice.value, code: await carryOut(context, actorOf(caller), number) });
}

/** Takes a decision back, and gives the code its state from before. A stop between both is as above. */
export async function reverseDecision(
  context: LogContext,
  caller: Caller,
  number: string,
  words: string,
): Promise<Result<CarriedOut, NoticeRefusal>> {
  const by = caller.id;
  const notice = await handle(context, NOTICE, actorOf(caller), number, { type: 'reverse', words, by });
  if (!notice.ok) return notice;
  return ok({ notice: notice.value, code: await carryOut(context, actorOf(caller), number) });
}
