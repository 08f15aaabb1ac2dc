import { ok, type Result, refuse } from '../contract/result.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import { neverVerified } from '../domain/account/register-again.ts';
import { unlessAway } from '../ports/errors.ts';
import type { CommandContext } from './context.ts';
import { findAccount } from './find-account.ts';
import { handle } from './handle.ts';
import { keepPassword, passwordMatches } from './passwords.ts';
import type { NewAccount, Registered } from './register.ts';

/**
 * Takes up a sign-up whose e-mail was never verified: the new names and password hold, and the sessions of an older
 * password end. `mayMail` says whether another one-time code may be mailed now.
 */
export async function registerAgain(
  context: CommandContext,
  { email, password, firstName, lastName, awaitedCode, language }: NewAccount & { readonly password: string },
  mayMail: () => Promise<boolean>,
): Promise<Result<Registered, 'email_taken' | 'edited_meanwhile'>> {
  const found = await findAccount(context, email);
  if (!found || !neverVerified(found.account)) return refuse('email_taken');
  const { userId, account } = found;
  const same = await passwordMatches(context, account.credential, password);
  const credential = same ? undefined : await keepPassword(context, password);
  const requestId = (await mayMail()) ? context.random.uuid() : undefined;
  const person = { firstName, lastName, credential, awaitedCode, language, requestId };
  const command = { type: 'registerAgain', userId, ...person } as const;
  const again = await handle(context, ACCOUNT, { kind: 'user', id: userId }, userId, command);
  const unused = again.ok ? (credential === undefined ? null : account.credential) : credential;
  if (unused != null) await unlessAway(context.vault.delete('credential', unused));
  if (again.ok) return ok({ ...again.value, userId });
  return refuse(again.refusal.code === 'unknown_user' ? 'edited_meanwhile' : again.refusal.code);
}
