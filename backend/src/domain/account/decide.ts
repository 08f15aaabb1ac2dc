import { ok, type Result, refuse } from '../../contract/result.ts';
import type { Role } from '../../contract/schemas/user.ts';
import { unreachable } from '../never.ts';
import type { AccountEvent } from './events.ts';
import { type Account, evolveAccount, hasGivenUp } from './state.ts';

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailKey: string;
  readonly role: Role;
  readonly provider: 'local' | 'google';
  readonly credential: string | null;
  /** An e-mail that needs no one-time code: the first admin's, or one that Google vouches for. */
  readonly emailVerified: boolean;
}

export type AccountCommand =
  | {
      readonly type: 'register';
      readonly userId: string;
      readonly requestId: string;
      readonly registration: Registration;
      /** Revision of the e-mail's reservation that lets this account have it. */
      readonly reservedAt: number;
      readonly awaitedCode?: string | undefined;
    }
  | { readonly type: 'requestVerification'; readonly requestId: string }
  /** `emailKey`: of the address that the one-time code was mailed to. */
  | { readonly type: 'verifyEmail'; readonly emailKey: string }
  | { readonly type: 'awaitClaim'; readonly code: string }
  | { readonly type: 'settleClaim'; readonly code: string; readonly outcome: 'claimed' | 'refused' }
  | { readonly type: 'signIn'; readonly sessionId: string }
  | { readonly type: 'requestPasswordReset'; readonly requestId: string }
  /** `replaces`: the password that whoever asks has seen. */
  | { readonly type: 'changePassword'; readonly credential: string; readonly replaces: string | null }
  | {
      readonly type: 'rename';
      readonly userId: string;
      readonly firstName: string;
      readonly lastName: string;
    }
  | {
      readonly type: 'changeEmail';
      readonly userId: string;
      readonly email: string;
      readonly emailKey: string;
      /** Revision of the e-mail's reservation that lets this account have it. */
      readonly reservedAt: number;
      /** The e-mail that whoever asks has seen, and will release. */
      readonly replaces: string;
      /** Revision of that one's reservation; null where it isn't this account's. */
      readonly replacesReservedAt: number | null;
      readonly requestId: string;
    }
  /** Lets another have an e-mail that was reserved for the account, unless it is the account's. */
  | { readonly type: 'giveUpEmail'; readonly emailKey: string; readonly revision: number }
  /** All of them or none, each on what the ones before it lead to. */
  | { readonly type: 'several'; readonly commands: readonly AccountCommand[] }
  | { readonly type: 'erase' };

export type AccountRefusal = 'email_taken' | 'unknown_user' | 'edited_meanwhile';
type Decision = Result<readonly AccountEvent[], AccountRefusal>;

/** What happens to an account when somebody asks something of it. */
export function decideAccount(command: AccountCommand, account: Account): Decision {
  if (command.type === 'register') return register(command, account);
  if (command.type === 'giveUpEmail') return giveUpEmail(command, account);
  if (account.status !== 'present') return refuse('unknown_user');
  switch (command.type) {
    case 'requestVerification':
      if (account.emailVerified) return ok([]);
      return ok([{ type: 'VerificationRequested', data: { requestId: command.requestId } }]);
    case 'verifyEmail':
      if (account.emailKey !== command.emailKey) return refuse('edited_meanwhile');
      return ok(account.emailVerified ? [] : [{ type: 'EmailVerified', data: {} }]);
    case 'awaitClaim':
      if (account.role === 'admin' || account.awaitedCode === command.code) return ok([]);
      return ok([{ type: 'ClaimAwaited', data: { code: command.code } }]);
    case 'settleClaim':
      if (account.awaitedCode !== command.code) return ok([]);
      return ok([{ type: 'ClaimSettled', data: { code: command.code, outcome: command.outcome } }]);
    case 'signIn':
      return ok([{ type: 'SignedIn', data: { sessionId: command.sessionId } }]);
    case 'requestPasswordReset':
      return ok([{ type: 'PasswordResetRequested', data: { requestId: command.requestId } }]);
    case 'changePassword':
      if (account.credential !== command.replaces) return refuse('edited_meanwhile');
      return ok([{ type: 'PasswordChanged', data: { credential: command.credential } }]);
    case 'rename':
      return rename(command, account);
    case 'changeEmail':
      return changeEmail(command, account);
    case 'several':
      return several(command, account);
    case 'erase':
      return ok([{ type: 'PersonErased', data: {} }]);
    default:
      return unreachable(command);
  }
}

type Of<T extends AccountCommand['type']> = Extract<AccountCommand, { readonly type: T }>;

function register(
  { userId, requestId, registration, awaitedCode, reservedAt }: Of<'register'>,
  account: Account,
): Decision {
  if (account.status !== 'absent' || hasGivenUp(account, registration.emailKey, reservedAt))
    return refuse('email_taken');
  const { emailVerified, ...person } = registration;
  const events: AccountEvent[] = [{ type: 'AccountRegistered', data: { person: userId, ...person } }];
  if (awaitedCode !== undefined && registration.role === 'user')
    events.push({ type: 'ClaimAwaited', data: { code: awaitedCode } });
  events.push(
    emailVerified
      ? { type: 'EmailVerified', data: {} }
      : { type: 'VerificationRequested', data: { requestId } },
  );
  return ok(events);
}

function rename({ userId, firstName, lastName }: Of<'rename'>, account: Account): Decision {
  if (account.firstName === firstName && account.lastName === lastName) return ok([]);
  return ok([{ type: 'NameChanged', data: { person: userId, firstName, lastName } }]);
}

function changeEmail(
  { userId, email, emailKey, reservedAt, replaces, replacesReservedAt, requestId }: Of<'changeEmail'>,
  account: Account,
): Decision {
  if (account.emailKey === emailKey) return ok([]);
  if (account.emailKey !== replaces || hasGivenUp(account, emailKey, reservedAt))
    return refuse('edited_meanwhile');
  const events: AccountEvent[] = [{ type: 'EmailChanged', data: { person: userId, email, emailKey } }];
  if (replacesReservedAt !== null)
    events.push({ type: 'EmailGivenUp', data: { emailKey: replaces, revision: replacesReservedAt } });
  events.push({ type: 'VerificationRequested', data: { requestId } });
  return ok(events);
}

/**
 * What makes it safe to pass a reservation on: it is decided in the account's own order, so that a change under way that
 * relied on the reservation comes either before, and the e-mail is the account's, or after, and is refused.
 */
function giveUpEmail({ emailKey, revision }: Of<'giveUpEmail'>, account: Account): Decision {
  if (account.status === 'erased') return ok([]);
  if (account.status === 'present' && account.emailKey === emailKey) return refuse('email_taken');
  if (hasGivenUp(account, emailKey, revision)) return ok([]);
  return ok([{ type: 'EmailGivenUp', data: { emailKey, revision } }]);
}

function several({ commands }: Of<'several'>, account: Account): Decision {
  const events: AccountEvent[] = [];
  for (const command of commands) {
    const decision = decideAccount(command, events.reduce(evolveAccount, account));
    if (!decision.ok) return decision;
    events.push(...decision.value);
  }
  return ok(events);
}
