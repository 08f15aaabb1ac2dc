import { NOTICE } from '../../domain/notice/notice.ts';
import type { Notice } from '../../domain/notice/state.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Handled, handle, type LogContext } from '../handle.ts';

/**
 * Has the owner of a code that was handed over with its content told of each decision that holds, who may then object. It may
 * be repeated. Returns the notices of the decisions.
 */
export async function passDecisionsOn(
  context: LogContext,
  { owner, disabledFor, withheldFor }: Pick<QrCode, 'owner' | 'disabledFor' | 'withheldFor'>,
): Promise<readonly Handled<Notice>[]> {
  if (owner === null) return [];
  const notices: Handled<Notice>[] = [];
  for (const number of new Set([...disabledFor, ...withheldFor])) {
    const passed = await handle(context, NOTICE, SYSTEM, number, { type: 'passOn', owner });
    if (passed.ok) notices.push(passed.value);
    else if (passed.refusal.code !== 'unknown_notice')
      throw new Error(`The decision ${number} could not be passed on: ${passed.refusal.code}`);
  }
  return notices;
}
