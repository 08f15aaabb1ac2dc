import { NOTICE_NUMBER_LENGTH, noticeNumberOf } from '../../contract/notices/notice-number.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import type { Caller } from '../../domain/caller.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { Notice } from '../../domain/notice/state.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import { actorOf } from '../actor.ts';
import { type Handled, handle, type LogContext } from '../handle.ts';
import { carryOut } from './carry-out.ts';
import type { DecidedReasons } from './decide-notice.ts';

/** Reasons of a call that names none, such as those of the specification. */
export const NO_REASONS = { ground: 'house', rule: '', words: '' } as const;

export interface DecidedUnasked {
  readonly code: Handled<QrCode>;
  /** The number of the notice of the house; undefined where nothing changed, or nobody is to be told. */
  readonly number: string | undefined;
  readonly notice: Handled<Notice> | undefined;
}

export type UnaskedDecision = DecidedReasons & { readonly decision: 'restrict' | 'disable' | 'delete' };

/**
 * Decides about a code that nobody reported. Where somebody owns it, the decision opens a notice of the house first, so that
 * the owner is told why and may object. A stop before the code is changed is as in `decideNotice`.
 */
export async function decideUnasked(
  context: LogContext,
  caller: Caller,
  code: string,
  decided: UnaskedDecision,
): Promise<Result<DecidedUnasked, 'unknown_code' | 'edited_meanwhile'>> {
  const actor = actorOf(caller);
  const { state, revision } = await context.log.load(QR_CODE, code, { fresh: true });
  if (state.status !== 'present' || revision === 'none') return refuse('unknown_code');
  const { decision } = decided;
  if (holds(decision, state))
    return ok({
      code: { stream: QR_CODE.streamOf(code), before: revision, revision, state },
      number: undefined,
      notice: undefined,
    });
  // Without an owner, nobody is to be told. Only withheld content needs a number: it is lifted by that.
  if (state.owner === null && decision !== 'restrict') {
    const changed = await handle(context, QR_CODE, actor, code, { type: decision });
    return changed.ok
      ? ok({ code: changed.value, number: undefined, notice: undefined })
      : refuse(changed.refusal.code === 'unknown_code' ? 'unknown_code' : 'edited_meanwhile');
  }
  const number = noticeNumberOf(context.random.bytes(NOTICE_NUMBER_LENGTH));
  const notice = await handle(context, NOTICE, actor, number, {
    type: 'decideUnasked',
    opening: { code, revision, infoType: state.infoType },
    decided: { ...decided, by: caller.id, carryOut: true },
    owner: state.owner,
  });
  if (!notice.ok) return refuse('edited_meanwhile');
  const changed = await carryOut(context, actor, number);
  if (changed) return ok({ code: changed, number, notice: notice.value });
  // It was deleted meanwhile: by the reaction to the notice, where that is what was decided.
  if (decision !== 'delete') return refuse('unknown_code');
  const gone = await context.log.load(QR_CODE, code, { fresh: true });
  return ok({
    code: { stream: QR_CODE.streamOf(code), before: revision, ...gone },
    number,
    notice: notice.value,
  });
}

/** Whether a code is already as a decision makes it. */
function holds(decision: UnaskedDecision['decision'], { active, withheldFor }: QrCode): boolean {
  if (decision === 'disable') return !active;
  return decision === 'restrict' && withheldFor.length > 0;
}
