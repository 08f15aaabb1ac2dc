import { ok, type Result, refuse } from '../contract/result.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import { mayClaim } from '../domain/account/may-claim.ts';
import type { Account } from '../domain/account/state.ts';
import type { CommandContext } from './context.ts';
import { type FoundAccount, findAccount, findSignUp } from './find-account.ts';
import { handle } from './handle.ts';
import { passwordMatches } from './passwords.ts';
import type { Session } from './sessions.ts';
import { type SettledClaim, settleClaim, takeScanned } from './settle-claim.ts';

export interface SignedIn {
  readonly userId: string;
  readonly account: Account;
  readonly session: Session;
  /** The claim of the scanned code, once the e-mail is verified. */
  readonly claim: SettledClaim | undefined;
}

/** Opens a session for an e-mail and a password. It claims a scanned code at once, or once the e-mail is verified. */
export async function signIn(
  context: CommandContext,
  email: string,
  password: string,
  scannedCode: string | undefined,
): Promise<Result<SignedIn, 'wrong_credentials'>> {
  const found = await findByPassword(context, email, password);
  if (!found) return refuse('wrong_credentials');
  const { userId, account } = found;
  const session = await openSession(context, userId, account);
  const taken = await takeCode(context, userId, account, scannedCode);
  return ok({ userId, session, ...taken });
}

/**
 * Returns the account that an e-mail and a password open: the one that has the e-mail, or that of a sign-up beside it.
 * Whatever leads to no verified account takes two comparisons, so that the time does not tell whether there is one.
 */
async function findByPassword(
  context: CommandContext,
  email: string,
  password: string,
): Promise<FoundAccount | undefined> {
  const found = await findAccount(context, email);
  const matches = await passwordMatches(context, found?.account.credential ?? null, password);
  if (found?.account.emailVerified && matches) return found;
  const beside = await findSignUp(context, email);
  const matchesBeside = await passwordMatches(context, beside?.account.credential ?? null, password);
  if (matches) return found;
  return matchesBeside ? beside : undefined;
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

/** Claims the scanned code, or the one that waits, once the e-mail is verified. Before, the scanned code waits. */
async function takeCode(
  context: CommandContext,
  userId: string,
  account: Account,
  code: string | undefined,
): Promise<Pick<SignedIn, 'account' | 'claim'>> {
  const permission = mayClaim(account);
  if (permission === 'now') {
    const claim = code === undefined ? settleClaim(context, userId) : takeScanned(context, userId, code);
    return { account, claim: await claim };
  }
  if (code === undefined || permission === 'never') return { account, claim: undefined };
  const actor = { kind: 'user', id: userId } as const;
  const waits = await handle(context, ACCOUNT, actor, userId, { type: 'awaitClaim', code });
  return { account: waits.ok ? waits.value.state : account, claim: undefined };
}
