import type { AccountEvent } from './events.ts';

/** The events of an account that request a mail. */
const MAIL_TYPES = [
  'VerificationRequested',
  'PasswordResetRequested',
  'ConfirmationRequested',
  'EmailChanged',
  'EmailChangeRequested',
  'EmailChangeConfirmed',
  'SecureCodeGuessed',
  'CodeAddressRequested',
  'CodeGivenAway',
  'CodeReceived',
  'TwoStepTurnedOn',
  'TwoStepTurnedOff',
  'RecoveryCodeUsed',
  'PasskeyAdded',
  'PasswordChanged',
  'GoogleLinked',
  'GoogleUnlinked',
  'RoleChanged',
  'AccountDisabled',
  'AccountEnabled',
  'StaffInvited',
  'AccountFoundUnused',
  'PersonErased',
] as const satisfies readonly AccountEvent['type'][];

export type MailType = (typeof MAIL_TYPES)[number];

export const isMailType = (type: string): type is MailType => MAIL_TYPES.some((mail) => mail === type);
