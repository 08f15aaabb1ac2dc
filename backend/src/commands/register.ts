import { ok, type Result, refuse } from '../contract/result.ts';
import type { Registration } from '../domain/account/decide.ts';
import { accountStream } from '../domain/account/events.ts';
import type { Account } from '../domain/account/state.ts';
import { ACCOUNT, RESERVATION } from '../domain/aggregates.ts';
import { decideReservation, reservationStream } from '../domain/reservation/reservation.ts';
import { changeAccount } from './change-account.ts';
import type { CommandContext } from './context.ts';
import { type Handled, handle } from './handle.ts';
import { keepPassword } from './passwords.ts';

export interface NewAccount extends Omit<Registration, 'credential' | 'emailKey'> {
  readonly password: string | null;
  /** A scanned code, claimed once the e-mail is verified. */
  readonly awaitedCode?: string | undefined;
}

export interface Registered extends Handled<Account> {
  readonly userId: string;
}

/**
 * Signs somebody up. The e-mail is reserved first, so that of two who come at once one wins; a reservation whose
 * account was never made (the process died between) is taken over.
 */
export async function register(
  context: CommandContext,
  { password, awaitedCode, ...person }: NewAccount,
): Promise<Result<Registered, 'email_taken' | 'edited_meanwhile' | 'unknown_user'>> {
  const emailKey = context.secrets.emailKey(person.email);
  const reserved = await reserve(context, emailKey);
  if (!reserved.ok) return reserved;
  const userId = reserved.value;
  const credential = password === null ? null : await keepPassword(context, password);
  const registration = { ...person, emailKey, credential };
  const requestId = context.random.uuid();
  const actor = { kind: person.role, id: userId };
  const made = await changeAccount(context, actor, userId, {
    type: 'register',
    userId,
    requestId,
    registration,
    awaitedCode,
  });
  if (made.ok) return ok({ ...made.value, userId });
  if (credential !== null) await context.vault.delete('credential', credential);
  return made;
}

/** The id of the account that the e-mail is reserved for now. */
async function reserve(
  context: CommandContext,
  emailKey: string,
): Promise<Result<string, 'email_taken' | 'edited_meanwhile'>> {
  const stream = reservationStream(emailKey);
  const userId = context.random.uuid();
  const actor = { kind: 'user', id: userId } as const;
  const reserved = await handle(context, RESERVATION, stream, actor, (state) =>
    decideReservation({ type: 'reserve', userId }, state),
  );
  if (reserved.ok) return ok(userId);
  const { state: holder } = await context.log.load(RESERVATION, stream);
  if (holder.userId === null) return reserved;
  const { state: account } = await context.log.load(ACCOUNT, accountStream(holder.userId));
  return account.status === 'absent' ? ok(holder.userId) : refuse('email_taken');
}
