import { type Result, refuse } from '../../contract/result.ts';
import { BULK_ACTION } from '../../domain/bulk-action/bulk-action.ts';
import type { BulkActionCommand, BulkActionRefusal } from '../../domain/bulk-action/decide.ts';
import type { BulkAction } from '../../domain/bulk-action/state.ts';
import type { Actor } from '../../ports/event-store.ts';
import { type Handled, handle, type LogContext } from '../handle.ts';

type Request = Pick<
  Extract<BulkActionCommand, { type: 'request' }>,
  'action' | 'note' | 'tags' | 'reasons' | 'imported' | 'filter'
>;

/** Codes in one event: about 65 KB, because engines limit the size of an event. */
const LISTED = 5000;

/**
 * Stores a bulk action with its codes, which are thereby fixed. It succeeds once all of them are durable; a process then
 * changes them. If storing is interrupted, the action never starts.
 */
export async function requestBulkAction(
  context: LogContext,
  actor: Actor,
  id: string,
  { codes, ...asked }: Request & { readonly codes: readonly string[] },
): Promise<Result<Handled<BulkAction>, BulkActionRefusal>> {
  const unique = [...new Set(codes)];
  const give = (command: BulkActionCommand) => handle(context, BULK_ACTION, actor, id, command);
  const requested = await give({ type: 'request', ...asked, count: unique.length });
  if (!requested.ok) return requested;
  for (let from = 0; from < unique.length; from += LISTED) {
    const listed = await give({ type: 'list', codes: unique.slice(from, from + LISTED) });
    if (!listed.ok) return refuse(listed.refusal.code);
  }
  return give({ type: 'start' });
}
