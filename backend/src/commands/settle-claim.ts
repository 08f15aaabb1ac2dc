import { accountStream } from '../domain/account/events.ts';
import { ACCOUNT } from '../domain/aggregates.ts';
import { changeAccount } from './change-account.ts';
import { claimCode } from './claim-code.ts';
import { type LogContext, SYSTEM } from './handle.ts';

/**
 * Claims the code that waited for the account's e-mail to be verified, if there is one. May be repeated: a claim of
 * one's own code is no change. Answers the code when it is the user's now.
 */
export async function settleClaim(context: LogContext, userId: string): Promise<string | undefined> {
  const { state } = await context.log.load(ACCOUNT, accountStream(userId));
  if (!state.emailVerified || state.awaitedCode === null) return undefined;
  const code = state.awaitedCode;
  const claim = await claimCode(context, userId, code);
  if (!claim.ok && claim.refusal.code === 'edited_meanwhile') return undefined;
  const outcome = claim.ok ? 'claimed' : 'refused';
  await changeAccount(context, SYSTEM, userId, { type: 'settleClaim', code, outcome });
  return claim.ok ? code : undefined;
}
