import { ERRORS } from '../../contract/errors.ts';
import { MESSAGES } from '../../contract/messages.ts';
import type { ScannedClaim } from '../../contract/schemas/user.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { mayClaim } from '../../domain/account/may-claim.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Handled, handle, type LogContext } from '../handle.ts';
import { claimCode } from './claim-code.ts';

/** The outcome for a scanned code. `code` is its stream where the user owns it now. */
export interface SettledClaim {
  readonly answer: ScannedClaim;
  readonly code: Handled<QrCode> | undefined;
}

/**
 * Claims the code that waits for the account's e-mail to be verified, if any. A repeat changes nothing. Returns undefined
 * where no code waits.
 */
export async function settleClaim(context: LogContext, userId: string): Promise<SettledClaim | undefined> {
  const { state: account } = await context.log.load(ACCOUNT, userId, { passing: true });
  const code = account.awaitedCode;
  if (code === null || mayClaim(account) !== 'now') return undefined;
  return settleClaimOf(context, userId, code);
}

/** Claims a code that waited. It returns the same where another process has settled the claim meanwhile. */
export async function settleClaimOf(
  context: LogContext,
  userId: string,
  code: string,
): Promise<SettledClaim | undefined> {
  const settled = await takeScanned(context, userId, code);
  if (!settled) return undefined;
  const outcome = settled.code ? 'claimed' : 'refused';
  await handle(context, ACCOUNT, SYSTEM, userId, { type: 'settleClaim', code, outcome });
  return settled;
}

/** Claims a scanned code. Returns undefined where neither the claim nor a refusal of it is certain. */
export async function takeScanned(
  context: LogContext,
  userId: string,
  code: string,
): Promise<SettledClaim | undefined> {
  const claim = await claimCode(context, userId, code);
  if (claim.ok)
    return { answer: { code, outcome: 'claimed', message: MESSAGES.codeClaimed }, code: claim.value };
  const outcome = claim.refusal.code;
  switch (outcome) {
    case 'already_claimed':
    case 'not_claimable':
    case 'unknown_code':
      return { answer: { code, outcome, message: ERRORS[outcome].message }, code: undefined };
    default:
      return undefined;
  }
}
