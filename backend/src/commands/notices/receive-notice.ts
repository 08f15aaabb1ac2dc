import { NOTICE_NUMBER_LENGTH, noticeNumberOf } from '../../contract/notices/notice-number.ts';
import { ok, type Result } from '../../contract/result.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { Notice, ReceivedNotice } from '../../domain/notice/state.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Handled, handle, type LogContext } from '../handle.ts';

export interface NumberedNotice {
  readonly number: string;
  readonly received: Handled<Notice>;
}

/** Stores a notice under a number that nobody can guess. Two notices hardly ever get the same: the later one is refused. */
export async function receiveNotice(
  context: LogContext,
  notice: ReceivedNotice,
): Promise<Result<NumberedNotice, 'edited_meanwhile'>> {
  const number = noticeNumberOf(context.random.bytes(NOTICE_NUMBER_LENGTH));
  const received = await handle(context, NOTICE, SYSTEM, number, { type: 'receive', number, notice });
  if (received.ok) return ok({ number, received: received.value });
  return { ok: false, refusal: { code: 'edited_meanwhile' } };
}
