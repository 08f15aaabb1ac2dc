import { ACCOUNT } from '../domain/account/account.ts';
import { mayClaim } from '../domain/account/may-claim.ts';
import type { QrCode } from '../domain/qr-code/state.ts';
import { SYSTEM } from '../ports/event-store.ts';
import { claimCode } from './claim-code.ts';
import { type Handled, handle, type LogContext } from './handle.ts';

/**
 * Claims the code that waits for the account's e-mail to be verified, if any. A repeat changes nothing. Returns the
 * claim where the user owns the code now.
 */
export async function settleClaim(context: LogContext, userId: string): Promise<Handled<QrCode> | undefined> {
  const { state: account } = await context.log.load(ACCOUNT, userId);
  const code = account.awaitedCode;
  if (code === null || mayClaim(account) !== 'now') return undefined;
  const claim = await claimCode(context, userId, code);
  if (!claim.ok && claim.refusal.code === 'edited_meanwhile') return undefined;
  const outcome = claim.ok ? 'claimed' : 'refused';
  await handle(context, ACCOUNT, SYSTEM, userId, { type: 'settleClaim', code, outcome });
  return claim.ok ? claim.value : undefined;
}
