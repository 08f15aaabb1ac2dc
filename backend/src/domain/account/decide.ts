import type { Language } from '../../contract/language.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { unreachable } from '../never.ts';
import { decideEmailChange, type EmailChangeCommand } from './change-email.ts';
import { type CodeNoticeCommand, decideCodeNotice, isCodeNotice } from './code-notices.ts';
import type { AccountEvent } from './events.ts';
import { decideGoogle, type GoogleCommand, isGoogleCommand } from './google.ts';
import { decideInvitation, type InvitationCommand, isInvitationCommand } from './invitation/decide.ts';
import { decideLeaving, isLeaving, type LeavingCommand } from './leaving.ts';
import { mayClaim } from './may-claim.ts';
import { type RegisterAgain, registerAgain } from './register-again.ts';
import { type MailRequested, requestOf } from './request-of.ts';
import { hasGivenUp, type ReservedEmail } from './reserved-emails.ts';
import type { Role } from './role.ts';
import { decideRole, isRoleCommand, type RoleCommand } from './role-commands.ts';
import { type Account, emailToVerify } from './state.ts';
import { acceptanceOf, type Terms } from './terms/accepted-terms.ts';
import { decideTwoStep, isTwoStepCommand, type TwoStepCommand } from './two-step.ts';

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly provider: 'local' | 'google';
  readonly credential: string | null;
  /** Whether the password was generated and printed. */
  readonly temporaryPassword?: true | undefined;
  /** True where no one-time code is needed: for the first admin, or where Google has verified the e-mail. */
  readonly emailVerified: boolean;
  /** The language of the page that signed up. */
  readonly language?: Language | undefined;
}

export type AccountCommand =
  | {
      readonly type: 'register';
      readonly userId: string;
      readonly requestId: string;
      readonly registration: Registration;
      /** The reservation of the registration's e-mail. */
      readonly reserved: ReservedEmail;
      readonly awaitedCode?: string | undefined;
    }
  | RegisterAgain
  | TwoStepCommand
  | GoogleCommand
  | RoleCommand
  | CodeNoticeCommand
  | InvitationCommand
  | ({ readonly type: 'requestVerification' | 'requestPasswordReset' } & MailRequested)
  /** `emailKey`: the key of the address that received the one-time code. */
  | { readonly type: 'verifyEmail'; readonly emailKey: string }
  | { readonly type: 'awaitClaim'; readonly code: string }
  | { readonly type: 'settleClaim'; readonly code: string; readonly outcome: 'claimed' | 'refused' }
  | { readonly type: 'chooseLanguage'; readonly language: Language }
  | (Terms & { readonly type: 'acceptTerms'; readonly language: Language })
  /** `replaces`: the password that the caller has seen. */
  | { readonly type: 'changePassword'; readonly credential: string; readonly replaces: string | null }
  | {
      readonly type: 'rename';
      readonly userId: string;
      readonly firstName: string;
      readonly lastName: string;
    }
  | EmailChangeCommand
  /** Gives a reservation up, so that another account may take the e-mail; refused while the account uses it. */
  | { readonly type: 'giveUpEmail'; readonly reserved: ReservedEmail }
  /** Too many wrong secure codes were tried for a page of the account, at `at` (ISO 8601, UTC). */
  | { readonly type: 'reportGuesses'; readonly code: string; readonly at: string }
  | LeavingCommand;

const DAY_MS = 24 * 60 * 60 * 1000;

export type AccountRefusal =
  | 'email_taken'
  | 'unknown_user'
  | 'edited_meanwhile'
  | 'not_verified'
  | 'invitation_ended';
type Decision = Result<readonly AccountEvent[], AccountRefusal>;

/** Returns the events that a command on an account leads to, or a refusal. */
export function decideAccount(command: AccountCommand, account: Account): Decision {
  if (command.type === 'register') return register(command, account);
  if (command.type === 'giveUpEmail') return giveUpEmail(command, account);
  if (isGoogleCommand(command)) return decideGoogle(command, account);
  if (isLeaving(command)) return decideLeaving(command, account);
  if (isInvitationCommand(command)) return decideInvitation(command, account);
  if (account.status !== 'present') return refuse('unknown_user');
  if (isTwoStepCommand(command)) return decideTwoStep(command, account);
  if (isRoleCommand(command)) return decideRole(command, account);
  if (isCodeNotice(command)) return decideCodeNotice(command, account);
  switch (command.type) {
    case 'requestVerification':
      if (!emailToVerify(account)) return ok([]);
      return ok([{ type: 'VerificationRequested', data: requestOf(command) }]);
    case 'registerAgain':
      return registerAgain(command, account);
    case 'chooseLanguage':
      return ok(
        account.language === command.language
          ? []
          : [{ type: 'LanguageChosen', data: { language: command.language } }],
      );
    case 'acceptTerms': {
      const data = acceptanceOf(account.terms, command, command.language);
      return ok(data ? [{ type: 'TermsAccepted', data }] : []);
    }
    case 'verifyEmail':
      if (account.emailKey !== command.emailKey) return refuse('edited_meanwhile');
      return ok(account.emailVerified ? [] : [{ type: 'EmailVerified', data: {} }]);
    case 'awaitClaim':
      if (mayClaim(account) === 'never' || account.awaitedCode === command.code) return ok([]);
      return ok([{ type: 'ClaimAwaited', data: { code: command.code } }]);
    case 'settleClaim':
      if (account.awaitedCode !== command.code) return ok([]);
      return ok([{ type: 'ClaimSettled', data: { code: command.code, outcome: command.outcome } }]);
    case 'requestPasswordReset':
      return ok([{ type: 'PasswordResetRequested', data: requestOf(command) }]);
    case 'changePassword':
      if (account.credential !== command.replaces) return refuse('edited_meanwhile');
      return ok([{ type: 'PasswordChanged', data: { credential: command.credential } }]);
    case 'rename':
      return rename(command, account);
    case 'requestEmailChange':
    case 'correctEmail':
    case 'confirmEmailChange':
    case 'cancelEmailChange':
      return decideEmailChange(command, account);
    case 'reportGuesses':
      return reportGuesses(command, account);
    default:
      return unreachable(command);
  }
}

type Of<T extends AccountCommand['type']> = Extract<AccountCommand, { readonly type: T }>;

function register(
  { userId, requestId, registration, reserved, awaitedCode }: Of<'register'>,
  account: Account,
): Decision {
  if (account.status !== 'absent' || hasGivenUp(account.givenUp, reserved)) return refuse('email_taken');
  const { emailVerified, language, temporaryPassword, ...person } = registration;
  const { emailKey } = reserved;
  const events: AccountEvent[] = [
    {
      type: 'AccountRegistered',
      data: {
        person: userId,
        ...person,
        emailKey,
        ...(language === undefined ? {} : { language }),
        ...(temporaryPassword ? { temporaryPassword } : {}),
      },
    },
  ];
  const permission = mayClaim({ status: 'present', ...registration });
  if (awaitedCode !== undefined && permission !== 'never')
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

/** Guesses that go on are told once a day for each page. */
function reportGuesses({ code, at }: Of<'reportGuesses'>, account: Account): Decision {
  const told = account.guessWarningSentAt[code];
  if (told !== undefined && Date.parse(at) - Date.parse(told) < DAY_MS) return ok([]);
  return ok([{ type: 'SecureCodeGuessed', data: { code } }]);
}

/**
 * The account's own stream decides whether a reservation may pass to another account. A change that relies on the
 * reservation either precedes this and keeps the e-mail, or follows it and is refused.
 */
function giveUpEmail({ reserved }: Of<'giveUpEmail'>, account: Account): Decision {
  if (account.status === 'erased') return ok([]);
  if (account.status === 'present' && account.emailKey === reserved.emailKey) return refuse('email_taken');
  if (hasGivenUp(account.givenUp, reserved)) return ok([]);
  return ok([{ type: 'EmailGivenUp', data: { ...reserved } }]);
}
