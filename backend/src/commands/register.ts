import { ok, type Result } from '../contract/result.ts';
import type { Registration } from '../domain/account/decide.ts';
import type { Account } from '../domain/account/state.ts';
import type { SeenReservation } from '../domain/reservation/reservation.ts';
import { changeAccount } from './change-account.ts';
import type { CommandContext } from './context.ts';
import type { Handled } from './handle.ts';
import { keepPassword } from './passwords.ts';
import { reserveEmail } from './reserve-email.ts';

export interface NewAccount extends Omit<Registration, 'credential' | 'emailKey'> {
  readonly password: string | null;
  /** A scanned code, claimed once the e-mail is verified. */
  readonly awaitedCode?: string | undefined;
}

export interface Registered extends Handled<Account> {
  readonly userId: string;
}

type Outcome = Result<Registered, 'email_taken' | 'edited_meanwhile' | 'unknown_user'>;

/** Signs somebody up. The e-mail is reserved first, so that of two who come at once one wins. */
export async function register(context: CommandContext, account: NewAccount): Promise<Outcome> {
  const emailKey = context.secrets.emailKey(account.email);
  const reserved = await reserveEmail(context, emailKey, context.random.uuid(), { joining: true });
  return reserved.ok ? makeAccount(context, emailKey, reserved.value, account) : reserved;
}

/** Makes an account whose id is given: nobody else's sign-up is joined. */
export async function registerAs(
  context: CommandContext,
  userId: string,
  account: NewAccount,
): Promise<Outcome> {
  const emailKey = context.secrets.emailKey(account.email);
  const reserved = await reserveEmail(context, emailKey, userId);
  return reserved.ok ? makeAccount(context, emailKey, reserved.value, account) : reserved;
}

async function makeAccount(
  context: CommandContext,
  emailKey: string,
  { userId, revision: reservedAt }: SeenReservation,
  { password, awaitedCode, ...person }: NewAccount,
): Promise<Outcome> {
  const credential = password === null ? null : await keepPassword(context, password);
  const registration = { ...person, emailKey, credential };
  const requestId = context.random.uuid();
  const actor = { kind: person.role, id: userId };
  const made = await changeAccount(context, actor, userId, {
    type: 'register',
    userId,
    requestId,
    registration,
    reservedAt,
    awaitedCode,
  });
  if (made.ok) return ok({ ...made.value, userId });
  if (credential !== null) await context.vault.delete('credential', credential);
  return made;
}
