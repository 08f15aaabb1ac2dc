import { ACCOUNT } from '../../../../domain/account/account.ts';
import { isMailType, type MailType } from '../../../../domain/account/mail-types.ts';
import type { PersonalDataPorts } from './ports.ts';

/** Every mail in words. */
const MAILS: Readonly<Record<MailType, string>> = {
  VerificationRequested: 'one-time code to verify the email',
  PasswordResetRequested: 'link to set a new password',
  ConfirmationRequested: 'one-time code to confirm a step',
  EmailChanged: 'notice of a changed email',
  EmailChangeRequested: 'notice that another email was entered',
  EmailChangeConfirmed: 'notice that another email was verified',
  CodeAddressRequested: 'address of a code',
  CodeGivenAway: 'notice that a code has another owner',
  CodeReceived: 'notice of a code that was another owner’s',
  SecureCodeGuessed: 'notice of guesses of a secure code',
  TwoStepTurnedOn: 'notice that two-step sign-in was turned on',
  TwoStepTurnedOff: 'notice that two-step sign-in was turned off',
  RecoveryCodeUsed: 'notice of a used recovery code',
  PasskeyAdded: 'notice of a new passkey',
  PasswordChanged: 'notice of a new password',
  GoogleLinked: 'notice of a linked Google account',
  GoogleUnlinked: 'notice of an unlinked Google account',
  RoleChanged: 'notice of another role',
  AccountDisabled: 'notice that the account was disabled',
  AccountEnabled: 'notice that the account was enabled',
  StaffInvited: 'invitation to the staff',
  AccountFoundUnused: 'notice that nobody uses the account',
  PersonErased: 'notice that the account was deleted',
};

/** Yields the mails to a person: when each was asked for, and its outcome while that is kept. Texts are never kept. */
export async function* mailRecord(
  { log, vault }: Pick<PersonalDataPorts, 'log' | 'vault'>,
  userId: string,
): AsyncGenerator<unknown> {
  for await (const { type, id, at, data } of log.read(ACCOUNT.streamOf(userId))) {
    // A Google account that made the account is no news.
    if (!isMailType(type) || data['way'] === 'sign-up') continue;
    const outcome = (await vault.get('outbox', id))?.value ?? 'not kept';
    yield { mail: MAILS[type], at, outcome };
  }
}
