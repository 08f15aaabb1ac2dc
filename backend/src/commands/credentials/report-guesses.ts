import { ACCOUNT } from '../../domain/account/account.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { handle, type LogContext } from '../handle.ts';

/**
 * Records that so many wrong secure codes were tried for a page that its owner is to be told, once a day for each page.
 * The event is durable before the try is answered, so that a crash loses no mail. It names the code alone.
 */
export async function reportGuesses(
  context: LogContext,
  code: string,
  { owner }: Pick<QrCode, 'owner'>,
): Promise<void> {
  if (owner === null) return;
  const at = context.clock.now().toISOString();
  await handle(context, ACCOUNT, SYSTEM, owner, { type: 'reportGuesses', code, at });
}
