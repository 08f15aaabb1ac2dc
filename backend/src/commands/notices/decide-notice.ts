import { ok, type Result, refuse } from '../../contract/result.ts';
import type { Caller } from '../../domain/caller.ts';
import type { NoticeRefusal } from '../../domain/notice/decide.ts';
import type { NoticeDecision } from '../../domain/notice/events.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { DecidedNotice, Notice } from '../../domain/notice/state.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import { actorOf } from '../actor.ts';
import { type Handled, handle, type LogContext } from '../handle.ts';

/** What each decision does to the code; null for nothing. */
const COMMANDS = {
  dismiss: null,
  restrict: { type: 'restrict' },
  disable: { type: 'disable' },
  delete: { type: 'delete' },
} as const satisfies Record<NoticeDecision, object | null>;

interface Decided {
  readonly notice: Handled<Notice>;
  /** Undefined where the code was not changed. */
  readonly code: Handled<QrCode> | undefined;
}

/**
 * Changes the reported code, and then records the decision. After a stop between them, the same decision again finds the
 * code changed, and records what was decided.
 */
export async function decideNotice(
  context: LogContext,
  caller: Caller,
  number: string,
  decided: Omit<DecidedNotice, 'at' | 'by'>,
): Promise<Result<Decided, NoticeRefusal>> {
  const { state } = await context.log.load(NOTICE, number);
  if (!state.received) return refuse('unknown_notice');
  if (state.decided) return refuse('notice_decided');
  const { code, revision } = state.received;
  const { state: before } = await context.log.load(QR_CODE, code);
  const command = COMMANDS[decided.decision];
  const isGone = before.status !== 'present';
  const changed =
    command && !isGone ? await handle(context, QR_CODE, actorOf(caller), code, command) : undefined;
  // The code was deleted meanwhile.
  if (changed && !changed.ok && changed.refusal.code === 'edited_meanwhile')
    return refuse('edited_meanwhile');
  const content = isGone ? (await context.log.load(QR_CODE, code, { upTo: revision })).state : before;
  const notice = await handle(context, NOTICE, actorOf(caller), number, {
    type: 'decide',
    decided: { ...decided, by: caller.id },
    owner: content.owner,
  });
  return notice.ok ? ok({ notice: notice.value, code: changed?.ok ? changed.value : undefined }) : notice;
}
