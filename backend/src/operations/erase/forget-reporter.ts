import type { CommandContext } from '../../commands/context.ts';
import { handle } from '../../commands/handle.ts';
import { type Result, refuse } from '../../contract/result.ts';
import type { NoticeRefusal } from '../../domain/notice/decide.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { ErasureContext } from '../../processes/erasure/context.ts';
import { noteErasedReporter } from '../../processes/erasure/erased-list.ts';

/**
 * Erases who sent a notice: their key, and with it name, e-mail and words. The list in the file storage learns of it first, so that
 * a restored back-up brings nobody back. The key goes before the event, so that no process that follows it finds the key again. A
 * repeat goes on where the one before stopped.
 */
export async function forgetReporter(
  context: CommandContext & Pick<ErasureContext, 'files'>,
  number: string,
): Promise<Result<void, NoticeRefusal>> {
  const { state } = await context.log.load(NOTICE, number);
  if (!state.received) return refuse('unknown_notice');
  await noteErasedReporter(context, number);
  await context.keys.erase(number);
  const recorded = await handle(context, NOTICE, SYSTEM, number, { type: 'forgetReporter' });
  return recorded.ok ? { ok: true, value: undefined } : recorded;
}
