import { ok, type Result, refuse } from '../contract/result.ts';
import type { Account } from '../domain/account/state.ts';
import { changeAccount } from './change-account.ts';
import { claimCode } from './claim-code.ts';
import type { CommandContext } from './context.ts';
import { findAccount } from './find-account.ts';
import { passwordMatches } from './passwords.ts';
import type { Session } from './sessions.ts';

export interface SignedIn {
  readonly userId: string;
  readonly account: Account;
  readonly session: Session;
  /** The scanned code that is the user's now. */
  readonly claimed: string | undefined;
}

/** Opens a session for an e-mail and a password. A scanned code is claimed at once, or waits until the e-mail is verified. */
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

/** Records that somebody signed in. `account` as it was when they proved who they are: if its password was changed since, the session is over already. */
export async function openSession(
  context: CommandContext,
  userId: string,
  account: Account,
): Promise<Session> {
  const actor = { kind: account.role, id: userId };
  const sessionId = context.random.uuid();
  await changeAccount(context, actor, userId, { type: 'signIn', sessionId });
  const issuedAt = context.clock.now().getTime();
  return { sessionId, userId, issuedAt, credential: account.credential };
}

async function takeCode(context: CommandContext, userId: string, account: Account, code: string | undefined) {
  if (code === undefined || account.role === 'admin') return undefined;
  if (account.emailVerified) return (await claimCode(context, userId, code)).ok ? code : undefined;
  await changeAccount(context, { kind: 'user', id: userId }, userId, { type: 'awaitClaim', code });
  return undefined;
}
