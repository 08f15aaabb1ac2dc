import { ok, type Result, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { mayClaim } from '../../domain/account/may-claim.ts';
import type { Account } from '../../domain/account/state.ts';
import { type SettledClaim, settleClaim, takeScanned } from '../codes/settle-claim.ts';
import type { CommandContext } from '../context.ts';
import { passwordMatches } from '../credentials/passwords.ts';
import { handle } from '../handle.ts';
import { findAccount, findSignUp } from './find-account.ts';

export interface Recognised {
  readonly userId: string;
  readonly account: Account;
}

/**
 * Returns whose e-mail and password these are: the account that has the e-mail, or that of a sign-up beside it. Whatever
 * leads to no verified account takes two comparisons, so that the time does not tell whether there is one.
 */
export async function checkPassword(
  context: CommandContext,
  email: string,
  password: string,
): Promise<Result<Recognised, 'wrong_credentials'>> {
  const found = await findAccount(context, email);
  const matches = await passwordMatches(context, found?.account.credential ?? null, password);
  if (found?.account.emailVerified && matches) return ok(found);
  const beside = await findSignUp(context, email);
  const matchesBeside = await passwordMatches(context, beside?.account.credential ?? null, password);
  const right = matches ? found : matchesBeside ? beside : undefined;
  return right ? ok(right) : refuse('wrong_credentials');
}

export interface Arrived {
  readonly account: Account;
  /** The claim of the scanned code, once the e-mail is verified. */
  readonly claim: SettledClaim | undefined;
}

/** Claims the scanned code, or the one that waits, once the e-mail is verified. Before, the scanned code waits. */
export async function takeCode(
  context: CommandContext,
  userId: string,
  account: Account,
  code: string | undefined,
): Promise<Arrived> {
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
