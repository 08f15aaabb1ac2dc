import type { CommandContext } from '../../commands/context.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { AccountEvent } from '../../domain/account/events.ts';

/** Returns the event of an account that requests a mail. The state may know no more of it than of a later one. */
export async function eventOf(
  { log }: Pick<CommandContext, 'log'>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<AccountEvent | undefined> {
  for await (const event of log.read(ACCOUNT.streamOf(userId)))
    if (event.id === id && ACCOUNT.recognises(event)) return event;
  return undefined;
}
