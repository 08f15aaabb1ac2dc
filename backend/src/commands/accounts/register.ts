import { ok, type Result } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { AccountRefusal, Registration } from '../../domain/account/decide.ts';
import type { Account } from '../../domain/account/state.ts';
import type { SeenReservation } from '../../domain/reservation/decide.ts';
import { actorOf } from '../actor.ts';
import type { CommandContext } from '../context.ts';
import { keepPassword } from '../credentials/passwords.ts';
import { type Handled, handleAll } from '../handle.ts';
import { reserveEmail } from './email-reservation.ts';

export interface NewAccount extends Omit<Registration, 'credential'> {
  readonly password: string | null;
  /** A scanned code to claim once the e-mail is verified. */
  readonly awaitedCode?: string | undefined;
}

export interface Registered extends Handled<Account> {
  readonly userId: string;
}

type Outcome = Result<Registered, AccountRefusal>;

/** Signs a person up. It reserves the e-mail first, so that one of several simultaneous sign-ups wins. */
export async function register(context: CommandContext, account: NewAccount): Promise<Outcome> {
  const emailKey = context.secrets.emailKey(account.email);
  const reserved = await reserveEmail(context, emailKey, context.random.uuid(), { joining: true });
  return reserved.ok ? makeAccount(context, emailKey, reserved.value, account) : reserved;
}

/**
 * Creates an account under a given id. It does not join another sign-up with the same e-mail. `invitation`: the request of
 * the invitation that the account accepts.
 */
export async function registerAs(
  context: CommandContext,
  userId: string,
  account: NewAccount,
  invitation?: string,
): Promise<Outcome> {
  const emailKey = context.secrets.emailKey(account.email);
  const reserved = await reserveEmail(context, emailKey, userId);
  return reserved.ok ? makeAccount(context, emailKey, reserved.value, account, invitation) : reserved;
}

/** Creates an account whose e-mail is reserved for it. A sign-up with a taken e-mail names the reservation of its holder. */
export async function makeAccount(
  context: CommandContext,
  emailKey: string,
  { userId, revision }: SeenReservation,
  { password, awaitedCode, ...person }: NewAccount,
  invitation?: string,
): Promise<Outcome> {
  const credential = password === null ? null : await keepPassword(context, password);
  const at = context.clock.now().toISOString();
  const made = await handleAll(context, ACCOUNT, actorOf({ id: userId, role: person.role }), userId, [
    ...(invitation === undefined ? [] : [{ type: 'acceptInvitation', requestId: invitation, at } as const]),
    {
      type: 'register',
      userId,
      requestId: context.random.uuid(),
      registration: { ...person, credential },
      reserved: { emailKey, revision },
      awaitedCode,
    },
  ]);
  if (made.ok) return ok({ ...made.value, userId });
  if (credential !== null) await context.vault.delete('credential', credential);
  return made;
}
