import type { AccountEvent } from '../../../../../domain/account/events.ts';
import type { Role } from '../../../../../domain/account/role.ts';
import type { TextsOf } from '../texts-of.ts';
import { when } from '../when.ts';

const ROLES = {
  user: 'a user',
  admin: 'an admin',
  manager: 'a manager',
  support: 'a member of the support',
  printer: 'a printer',
  auditor: 'an auditor',
} as const satisfies Record<Role, string>;

const USES = {
  'sign-in': 'to sign in',
  'new-codes': 'to make new ones',
  'two-step-off': 'to turn two-step sign-in off',
  confirm: 'to confirm a change',
} as const;

/** The events of an account in English words. */
export const account: TextsOf<AccountEvent> = {
  AccountRegistered: ({ provider }) =>
    provider === 'google' ? 'The account was made with Google.' : 'The account was made.',
  VerificationRequested: () => 'A one-time code was asked for.',
  EmailVerified: () => 'The email was verified.',
  ClaimAwaited: ({ code }) => `The code ${code} waits until the email is verified.`,
  ClaimSettled: ({ code, outcome }) =>
    `The waiting code ${code} was ${outcome === 'claimed' ? 'claimed' : 'not claimed'}.`,
  SignedIn: () => 'The person signed in.',
  PasswordResetRequested: () => 'A link for a new password was asked for.',
  PasswordChanged: () => 'The password was changed.',
  PasswordRemoved: () => 'The password of an unfinished sign-up was removed.',
  NameChanged: () => 'The name was changed.',
  EmailChanged: () => 'The email was changed.',
  EmailChangeRequested: () => 'Another email was asked for.',
  EmailChangeConfirmed: () => 'The changed email was verified.',
  EmailChangeCancelled: () => 'The change of the email was cancelled.',
  EmailGivenUp: () => 'An email was given up.',
  GoogleLinked: ({ way }) =>
    way === 'email'
      ? 'A Google account was linked by a sign-in with the same email.'
      : 'A Google account was linked.',
  GoogleUnlinked: () => 'The Google account was unlinked.',
  GoogleGivenUp: () => 'A Google account was given up.',
  SecureCodeGuessed: ({ code }) => `Many wrong secure codes were tried for the page of ${code}.`,
  CodeAddressRequested: ({ code }) => `The address of the code ${code} was asked for.`,
  CodeGivenAway: ({ code }) => `The person was to be told that the code ${code} has another owner.`,
  CodeReceived: ({ code }) => `The person was to be told that the code ${code} is theirs now.`,
  LanguageChosen: ({ language }) => `The language of mails was chosen: ${language}.`,
  TermsAccepted: ({ version, language, domain, link }) =>
    `The terms of ${version}${when(domain, (name) => ` for ${name}`)} were accepted, in the language ${language}.${when(link, (page) => ` They stand at ${page}.`)}`,
  TwoStepTurnedOn: () => 'Two-step sign-in was turned on.',
  TwoStepTurnedOff: () => 'Two-step sign-in was turned off.',
  RecoveryCodesRenewed: () => 'New recovery codes were made.',
  RecoveryCodeUsed: ({ left, use }) =>
    `A recovery code was used${use === undefined ? '' : ` ${USES[use]}`}; ${left} are left.`,
  PasskeyAdded: () => 'A passkey was added.',
  PasskeyRemoved: () => 'A passkey was removed.',
  RoleChanged: ({ role, seesNames }) =>
    `The person was made ${ROLES[role]}${seesNames ? ' who sees names' : ''}.`,
  AccountDisabled: () => 'The account was disabled.',
  AccountEnabled: () => 'The account was enabled.',
  StaffInvited: ({ role }) => `A person was invited to the staff as ${ROLES[role]}.`,
  InvitationWithdrawn: () => 'The invitation to the staff was withdrawn.',
  InvitationAccepted: () => 'The invitation to the staff was accepted.',
  ConfirmationRequested: () => 'A code that confirms a step was asked for.',
  AccountFoundUnused: ({ since, eraseAfter }) =>
    `The account was not used since ${since.slice(0, 10)}; it is to be deleted after ${eraseAfter.slice(0, 10)}.`,
  ErasureExplained: () => 'A reason for the deletion of the account was given.',
  PersonErased: ({ codes }) =>
    `The account was deleted; its codes were ${codes === 'release' ? 'released' : 'closed'}.`,
  PersonalDataRemoved: () => 'Contents, files and secrets of the person were removed.',
  PersonForgotten: () => 'The key of the person was destroyed.',
};
