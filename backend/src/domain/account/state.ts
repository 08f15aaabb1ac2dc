import { asLanguage, type Language } from '../../contract/language.ts';
import { unreachable } from '../never.ts';
import { type AccountEvent, type CodesLeft, showsUse } from './events.ts';
import type { Invitation } from './invitation/state.ts';
import { type GivenUp, withGivenUp, withGivenUpKey } from './reserved-emails.ts';
import type { Role } from './role.ts';
import { type AcceptedTerms, withAccepted } from './terms/accepted-terms.ts';

interface PendingEmail {
  readonly email: string;
  /** HMAC of the address. */
  readonly emailKey: string;
}

export interface Account {
  readonly status: 'absent' | 'present' | 'erased';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailKey: string;
  readonly role: Role;
  /** Whether an auditor reads names and e-mails in clear. */
  readonly seesNames: boolean;
  /** Whether an admin has disabled the account: it can not sign in. */
  readonly disabled: boolean;
  /** How often the account has lost the rights of an admin. A key that it made in an earlier term is worth nothing. */
  readonly term: number;
  readonly provider: 'local' | 'google';
  readonly credential: string | null;
  /** Whether the password was generated and printed, so that it must be changed before anything else. */
  readonly temporaryPassword: boolean;
  readonly emailVerified: boolean;
  /** The last verified e-mail; it differs from `email` while a new one waits for verification. Null before the first. */
  readonly provenEmail: string | null;
  /** The e-mail that the person wants, until its one-time code is entered; null where none waits. */
  readonly pendingEmail: PendingEmail | null;
  /** A scanned code to claim once the e-mail is verified. */
  readonly awaitedCode: string | null;
  /** The language of the person's mails; null where none is known. */
  readonly language: Language | null;
  /** Names the authenticator app and recovery codes in the vault; null where the password alone signs in. */
  readonly secondFactor: string | null;
  readonly givenUp: GivenUp;
  /** The key of the Google account that signs in to this one; null without one. */
  readonly googleKey: string | null;
  /** The last revision of its reservation that the account has given up, for each Google key. */
  readonly givenUpGoogle: GivenUp;
  /** When the person was last told of guesses of a secure code, by short code. ISO 8601, UTC. */
  readonly guessWarningSentAt: Readonly<Record<string, string>>;
  /** The revision of the last hand-over that the person was told of, by short code. */
  readonly handOversTold: Readonly<Record<string, number>>;
  /** The invitation to the staff, before the account exists; null without one. */
  readonly invitation: Invitation | null;
  /** The terms of use that the person accepted, the last of the installation and of each domain with terms of its own. */
  readonly terms: readonly AcceptedTerms[];
  /** When the person last used the account, as far as its own events show: ISO 8601, UTC. Empty before the first event. */
  readonly usedAt: string;
  /** What the person was told of an account that nobody uses; null for nothing. */
  readonly foundUnused: FoundUnused | null;
  /** How far the person is erased; null for everybody else. */
  readonly erasure: Erasure | null;
}

/** Times are ISO 8601, UTC. */
export interface FoundUnused {
  /** The last use, as it was known then. A later use makes this worthless. */
  readonly since: string;
  readonly eraseAfter: string;
}

export interface Erasure {
  readonly codes: CodesLeft;
  /** Whether codes, files and secrets are gone. */
  readonly removed: boolean;
  /** Whether the key is gone, too. */
  readonly forgotten: boolean;
}

export const absentAccount: Account = {
  status: 'absent',
  firstName: '',
  lastName: '',
  email: '',
  emailKey: '',
  role: 'user',
  seesNames: false,
  disabled: false,
  term: 0,
  provider: 'local',
  credential: null,
  temporaryPassword: false,
  emailVerified: false,
  provenEmail: null,
  pendingEmail: null,
  awaitedCode: null,
  language: null,
  secondFactor: null,
  givenUp: {},
  googleKey: null,
  givenUpGoogle: {},
  guessWarningSentAt: {},
  handOversTold: {},
  invitation: null,
  terms: [],
  usedAt: '',
  foundUnused: null,
  erasure: null,
};

/**
 * Returns whether an unverified e-mail has replaced a verified one. Only accounts that changed it before changes waited for
 * their code are so. The new one may be a stranger's, mistyped.
 */
export const hasMoved = ({ emailVerified, provenEmail }: Account): boolean =>
  !emailVerified && provenEmail !== null;

/** Returns the e-mail whose one-time code the account waits for: the wanted one, else its own. Undefined where that is verified. */
export function emailToVerify({
  pendingEmail,
  emailVerified,
  email,
  emailKey,
}: Account): PendingEmail | undefined {
  if (pendingEmail) return pendingEmail;
  return emailVerified ? undefined : { email, emailKey };
}

export function evolveAccount(account: Account, event: AccountEvent, at: string): Account {
  const evolved = applied(account, event, at);
  return showsUse(event) ? { ...evolved, usedAt: at } : evolved;
}

function applied(account: Account, event: AccountEvent, at: string): Account {
  switch (event.type) {
    case 'AccountRegistered': {
      const { person: _person, language, ...data } = event.data;
      const { givenUp, givenUpGoogle } = account;
      return {
        ...absentAccount,
        givenUp,
        givenUpGoogle,
        ...data,
        language: asLanguage(language) ?? null,
        temporaryPassword: data.temporaryPassword ?? false,
        status: 'present',
      };
    }
    case 'EmailVerified':
      return { ...account, emailVerified: true, provenEmail: account.email };
    case 'ClaimAwaited':
      return { ...account, awaitedCode: event.data.code };
    case 'ClaimSettled':
      return {
        ...account,
        awaitedCode: account.awaitedCode === event.data.code ? null : account.awaitedCode,
      };
    case 'PasswordChanged':
      return { ...account, credential: event.data.credential, temporaryPassword: false };
    case 'PasswordRemoved':
      return { ...account, credential: null, temporaryPassword: false };
    case 'NameChanged':
      return { ...account, firstName: event.data.firstName, lastName: event.data.lastName };
    case 'EmailChanged':
      return { ...account, email: event.data.email, emailKey: event.data.emailKey, emailVerified: false };
    case 'EmailChangeRequested':
      return { ...account, pendingEmail: { email: event.data.email, emailKey: event.data.emailKey } };
    case 'EmailChangeConfirmed': {
      const { email, emailKey } = event.data;
      return { ...account, email, emailKey, emailVerified: true, provenEmail: email, pendingEmail: null };
    }
    case 'EmailChangeCancelled':
      return { ...account, pendingEmail: null };
    case 'EmailGivenUp':
      return { ...account, givenUp: withGivenUp(account.givenUp, event.data) };
    case 'GoogleLinked':
      return { ...account, googleKey: event.data.googleKey };
    case 'GoogleUnlinked':
      return { ...account, googleKey: null };
    case 'GoogleGivenUp': {
      const { googleKey, revision } = event.data;
      return { ...account, givenUpGoogle: withGivenUpKey(account.givenUpGoogle, googleKey, revision) };
    }
    case 'SecureCodeGuessed':
      return { ...account, guessWarningSentAt: { ...account.guessWarningSentAt, [event.data.code]: at } };
    case 'CodeGivenAway':
    case 'CodeReceived': {
      const { code, revision } = event.data;
      return { ...account, handOversTold: { ...account.handOversTold, [code]: revision } };
    }
    case 'LanguageChosen':
      return { ...account, language: asLanguage(event.data.language) ?? account.language };
    case 'TwoStepTurnedOn':
      return { ...account, secondFactor: event.data.factor };
    case 'TwoStepTurnedOff':
      return { ...account, secondFactor: null };
    case 'RoleChanged':
      return {
        ...account,
        role: event.data.role,
        seesNames: event.data.seesNames ?? false,
        term: event.data.role === 'admin' ? account.term : account.term + 1,
      };
    case 'AccountDisabled':
      return { ...account, disabled: true, term: account.term + 1 };
    case 'AccountEnabled':
      return { ...account, disabled: false };
    case 'StaffInvited': {
      const { language: _language, ...invitation } = event.data;
      return { ...account, invitation };
    }
    case 'InvitationWithdrawn':
    case 'InvitationAccepted':
      return { ...account, invitation: null };
    case 'TermsAccepted':
      return { ...account, terms: withAccepted(account.terms, event.data, at) };
    case 'AccountFoundUnused':
      return { ...account, foundUnused: event.data };
    case 'PersonErased':
      return {
        ...account,
        status: 'erased',
        credential: null,
        googleKey: null,
        awaitedCode: null,
        pendingEmail: null,
        secondFactor: null,
        erasure: { codes: event.data.codes ?? 'close', removed: false, forgotten: false },
      };
    case 'PersonalDataRemoved':
      return { ...account, erasure: account.erasure && { ...account.erasure, removed: true } };
    case 'PersonForgotten':
      return { ...account, erasure: account.erasure && { ...account.erasure, forgotten: true } };
    case 'VerificationRequested':
    case 'PasswordResetRequested':
    case 'ConfirmationRequested':
    case 'ErasureExplained':
    case 'SignedIn':
    case 'CodeAddressRequested':
    case 'RecoveryCodesRenewed':
    case 'RecoveryCodeUsed':
    case 'PasskeyAdded':
    case 'PasskeyRemoved':
      return account;
    default:
      return unreachable(event);
  }
}
