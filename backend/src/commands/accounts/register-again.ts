import { ok, type Result, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { unlessAway } from '../../ports/errors.ts';
import type { CommandContext } from '../context.ts';
import { keepPassword } from '../credentials/passwords.ts';
import { handle } from '../handle.ts';
import type { FoundAccount } from './find-account.ts';
import type { NewAccount, Registered } from './register.ts';

/**
 * Takes up a sign-up whose e-mail was never verified: the new names and password hold, and the sessions of the older
 * password end. Without a password, the older one is removed. `takeMail` says whether another mail may be sent now.
 */
export async function registerAgain(
  context: CommandContext,
  { userId, account }: FoundAccount,
  { password, firstName, lastName, awaitedCode, language }: NewAccount,
  takeMail: () => Promise<boolean>,
): Promise<Result<Registered, 'edited_meanwhile'>> {
  // The password is hashed whatever it is: a comparison would take the time of a second hash.
  const credential = password === null ? null : await keepPassword(context, password);
  const requestId = (await takeMail()) ? context.random.uuid() : undefined;
  const person = { firstName, lastName, credential, awaitedCode, language, requestId };
  const command = { type: 'registerAgain', userId, ...person } as const;
  const again = await handle(context, ACCOUNT, { kind: 'user', id: userId }, userId, command);
  const unused = again.ok ? account.credential : credential;
  if (unused !== null) await unlessAway(context.vault.delete('credential', unused));
  return again.ok ? ok({ ...again.value, userId }) : refuse('edited_meanwhile');
}
