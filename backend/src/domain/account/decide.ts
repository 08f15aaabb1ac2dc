import { ok, type Result, refuse } from '../../contract/result.ts';
import type { Role } from '../../contract/schemas/user.ts';
import { unreachable } from '../never.ts';
import type { AccountEvent } from './events.ts';
import type { Account } from './state.ts';

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
      /** The e-mail that whoever asks has seen, and will release. */
      readonly replaces: string;
      readonly requestId: string;
    }
  | { readonly type: 'erase' };

export type AccountRefusal = 'email_taken' | 'unknown_user' | 'edited_meanwhile';
type Decision = Result<readonly AccountEvent[], AccountRefusal>;

/** What happens to an account when somebody asks something of it. */
export function decideAccount(command: AccountCommand, account: Account): Decision {
  if (command.type === 'register') return register(command, account);
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
    case 'erase':
      return ok([{ type: 'PersonErased', data: {} }]);
    default:
      return unreachable(command);
  }
}

type Of<T extends AccountCommand['type']> = Extract<AccountCommand, { readonly type: T }>;

function register(
  { userId, requestId, registration, awaitedCode }: Of<'register'>,
  account: Account,
): Decision {
  if (account.status !== 'absent') return refuse('email_taken');
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
  { userId, email, emailKey, replaces, requestId }: Of<'changeEmail'>,
  account: Account,
): Decision {
  if (account.emailKey === emailKey) return ok([]);
  if (account.emailKey !== replaces) return refuse('edited_meanwhile');
  return ok([
    { type: 'EmailChanged', data: { person: userId, email, emailKey } },
    { type: 'VerificationRequested', data: { requestId } },
  ]);
}
