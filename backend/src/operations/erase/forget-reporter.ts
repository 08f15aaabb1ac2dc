import type { CommandContext } from '../../commands/context.ts';
import { handle } from '../../commands/handle.ts';
import { type Result, refuse } from '../../contract/result.ts';
import type { NoticeRefusal } from '../../domain/notice/decide.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { SYSTEM } from '../../ports/event-store.ts';

/**
 * Erases who sent a notice: their key, and with it name, e-mail and words. The key goes first, so that no process that
 * follows the event finds it again. A repeat goes on where the one before stopped.
 */
export async function forgetReporter(
  context: CommandContext,
  number: string,
): Promise<Result<void, NoticeRefusal>> {
  const { state } = await context.log.load(NOTICE, number);
  if (!state.received) return refuse('unknown_notice');
  await context.keys.erase(number);
  const recorded = await handle(context, NOTICE, SYSTEM, number, { type: 'forgetReporter' });
  return recorded.ok ? { ok: true, value: undefined } : recorded;
}
