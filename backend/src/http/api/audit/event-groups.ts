import type { EventGroup } from '../../../contract/schemas/audit.ts';
import type { AccountEvent } from '../../../domain/account/events.ts';
import { CATEGORIES } from '../../../domain/catalogue.ts';

/** What the events of a category are about, in the order of the list; those of accounts have groups of their own. */
const TITLES: Readonly<Record<string, string>> = {
  'qr-code': 'Codes',
  'qr-batch': 'Batches',
  'bulk-action': 'Changes of many codes',
  notice: 'Notices about codes',
  'shared-views': 'Shared views of codes',
  scans: 'Scans',
  'scan-sums': 'Scans',
  'scan-archives': 'Scans',
  'returned-scans': 'Scans',
  webhook: 'Webhooks',
  'api-key': 'API keys',
  banner: 'Advertisement',
  'sign-ins': 'Accounts: sign-in',
  'sign-up': 'Accounts: sign-in',
  reservation: 'Emails and Google accounts that are kept',
  'google-reservation': 'Emails and Google accounts that are kept',
  'domain-settings': 'Domains',
  installation: 'Installation',
  rebuilds: 'Read models',
};

const SIGN_IN = 'Accounts: sign-in';
const SECURITY = 'Accounts: password and second step';
const PROFILE = 'Accounts: name, email and language';
const ROLE = 'Accounts: invitation, role and state';
const OWNED = 'Accounts: codes given, received and mailed';
const LEAVING = 'Accounts: deletion';

const ACCOUNT_TITLES: Readonly<Record<AccountEvent['type'], string>> = {
  AccountRegistered: SIGN_IN,
  VerificationRequested: SIGN_IN,
  EmailVerified: SIGN_IN,
  SignedIn: SIGN_IN,
  ClaimAwaited: SIGN_IN,
  ClaimSettled: SIGN_IN,
  GoogleLinked: SIGN_IN,
  GoogleUnlinked: SIGN_IN,
  GoogleGivenUp: SIGN_IN,
  PasswordResetRequested: SECURITY,
  PasswordChanged: SECURITY,
  PasswordRemoved: SECURITY,
  ConfirmationRequested: SECURITY,
  SecureCodeGuessed: SECURITY,
  TwoStepTurnedOn: SECURITY,
  TwoStepTurnedOff: SECURITY,
  RecoveryCodesRenewed: SECURITY,
  RecoveryCodeUsed: SECURITY,
  PasskeyAdded: SECURITY,
  PasskeyRemoved: SECURITY,
  NameChanged: PROFILE,
  EmailChanged: PROFILE,
  EmailChangeRequested: PROFILE,
  EmailChangeConfirmed: PROFILE,
  EmailChangeCancelled: PROFILE,
  EmailGivenUp: PROFILE,
  LanguageChosen: PROFILE,
  TermsAccepted: PROFILE,
  StaffInvited: ROLE,
  InvitationWithdrawn: ROLE,
  InvitationAccepted: ROLE,
  RoleChanged: ROLE,
  AccountDisabled: ROLE,
  AccountEnabled: ROLE,
  CodeGivenAway: OWNED,
  CodeReceived: OWNED,
  CodeAddressRequested: OWNED,
  AccountFoundUnused: LEAVING,
  ErasureExplained: LEAVING,
  PersonErased: LEAVING,
  PersonalDataRemoved: LEAVING,
  PersonForgotten: LEAVING,
};

/** Returns the types of events in groups, each in the order in which the product declares them. */
export function eventGroups(): EventGroup[] {
  const titles: ReadonlyMap<string, string> = new Map(Object.entries(ACCOUNT_TITLES));
  const groups = new Map<string, string[]>();
  for (const { name, events } of CATEGORIES)
    for (const { type } of events) {
      const title = titles.get(type) ?? TITLES[name] ?? name;
      groups.set(title, [...(groups.get(title) ?? []), type]);
    }
  return Array.from(groups, ([title, types]) => ({ title, types }));
}
