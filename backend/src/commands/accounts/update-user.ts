import type { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import { ok, refuse } from '../../contract/result.ts';
import type { UpdateUserBody } from '../../contract/schemas/user.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { AccountCommand } from '../../domain/account/decide.ts';
import type { Account } from '../../domain/account/state.ts';
import { unlessAway } from '../../ports/errors.ts';
import { actorOf } from '../actor.ts';
import type { CommandContext } from '../context.ts';
import { refuseWeak } from '../credentials/password-policy.ts';
import { keepPassword, passwordMatches } from '../credentials/passwords.ts';
import { handleAll } from '../handle.ts';

type Change = z.output<typeof UpdateUserBody> & {
  /** The language of the request. */
  readonly language?: Language | undefined;
};

/**
 * Changes a user's profile (section 5), all of it or nothing. A new password ends every session. A new e-mail waits
 * for its one-time code, whoever has it: nobody learns here whether an account does.
 */
export async function updateUser(context: CommandContext, userId: string, change: Change) {
  const { state: account } = await context.log.load(ACCOUNT, userId);
  if (account.status !== 'present') return refuse('unknown_user');
  if (change.newPassword && !(await passwordMatches(context, account.credential, change.password ?? ''))) {
    return refuse('old_password_wrong', {
      issues: [{ path: 'password', message: 'The old password is not right' }],
    });
  }
  // Whoever has read the output of the start knows the generated one.
  if (account.temporaryPassword && change.newPassword === change.password) return refuse(...GENERATED);
  const { firstName = account.firstName, lastName = account.lastName } = change;
  const person = { ...change, firstName, lastName };
  const weak = change.newPassword ? await refuseWeak(change.newPassword, person, 'newPassword') : undefined;
  if (weak) return weak;
  const { newPassword, email, language } = change;
  const emailKey = context.secrets.emailKey(email);
  const requestId = context.random.uuid();
  const commands: readonly AccountCommand[] = [
    { type: 'rename', userId, firstName, lastName },
    { type: 'requestEmailChange', userId, email, emailKey, requestId, language },
  ];
  return newPassword
    ? changeWithPassword(context, userId, account, newPassword, commands)
    : changeOwn(context, userId, account, commands);
}

const OTHER = 'Choose another password than the generated one';
const GENERATED = [
  'invalid_input',
  { message: OTHER, issues: [{ path: 'newPassword', message: OTHER }] },
] as const;

/**
 * Replaces the password that `account` has; refuses where it has changed meanwhile. The event names the new hash, which
 * ends every session that was opened with another. Returns the new hash's id.
 */
export const setPassword = (context: CommandContext, userId: string, account: Account, password: string) =>
  changeWithPassword(context, userId, account, password, []);

/** Changes the password and the rest of the profile in one append. */
async function changeWithPassword(
  context: CommandContext,
  userId: string,
  account: Account,
  password: string,
  commands: readonly AccountCommand[],
) {
  const credential = await keepPassword(context, password);
  const changed = await changeOwn(context, userId, account, [
    ...commands,
    { type: 'changePassword', credential, replaces: account.credential },
  ]);
  const unused = changed.ok ? account.credential : credential;
  if (unused !== null) await unlessAway(context.vault.delete('credential', unused));
  return changed.ok ? ok({ ...changed.value, newCredential: credential }) : changed;
}

async function changeOwn(
  context: CommandContext,
  userId: string,
  { role }: Account,
  commands: readonly AccountCommand[],
) {
  const actor = actorOf({ id: userId, role });
  const changed = await handleAll(context, ACCOUNT, actor, userId, commands);
  return changed.ok ? ok({ ...changed.value, newCredential: undefined }) : changed;
}
