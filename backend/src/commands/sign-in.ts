import { ok, type Result, refuse } from '../contract/result.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import { mayClaim } from '../domain/account/may-claim.ts';
import type { Account } from '../domain/account/state.ts';
import type { QrCode } from '../domain/qr-code/state.ts';
import { claimCode } from './claim-code.ts';
import type { CommandContext } from './context.ts';
import { findAccount } from './find-account.ts';
import { type Handled, handle } from './handle.ts';
import { passwordMatches } from './passwords.ts';
import type { Session } from './sessions.ts';

export interface SignedIn {
  readonly userId: string;
  readonly account: Account;
  readonly session: Session;
  /** The claim of the scanned code, where it succeeded. */
  readonly claimed: Handled<QrCode> | undefined;
}

/** Opens a session for an e-mail and a password. It claims a scanned code at once, or once the e-mail is verified. */
export async function signIn(
  context: CommandContext,
  email: string,
  password: string,
  scannedCode: string | undefined,
): Promise<Result<SignedIn, 'wrong_credentials'>> {
  const found = await findAccount(context, email);
  const matches = await passwordMatches(context, found?.account.credential ?? null, password);
  if (!found || !matches) return refuse('wrong_credentials');
  const { userId, account } = found;
  const session = await openSession(context, userId, account);
  const claimed = await takeCode(context, userId, account, scannedCode);
  return ok({ userId, account, session, claimed });
}

/**
 * Records a sign-in, and returns its session. `account` is the state in which the password was checked. A later
 * password makes the session invalid.
 */
export async function openSession(
  context: CommandContext,
  userId: string,
  account: Account,
): Promise<Session> {
  const actor = { kind: account.role, id: userId };
  const sessionId = context.random.uuid();
  await handle(context, ACCOUNT, actor, userId, { type: 'signIn', sessionId });
  const issuedAt = context.clock.now().getTime();
  return { sessionId, userId, issuedAt, credential: account.credential };
}

async function takeCode(context: CommandContext, userId: string, account: Account, code: string | undefined) {
  const permission = mayClaim(account);
  if (code === undefined || permission === 'never') return undefined;
  if (permission === 'now') {
    const claim = await claimCode(context, userId, code);
    return claim.ok ? claim.value : undefined;
  }
  await handle(context, ACCOUNT, { kind: 'user', id: userId }, userId, { type: 'awaitClaim', code });
  return undefined;
}
