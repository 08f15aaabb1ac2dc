import { OTP_MINUTES } from '../../../commands/one-time-codes.ts';
import { RESET_MINUTES } from '../../../commands/reset-password.ts';

const DAY_MINUTES = 24 * 60;

/** How long the secret in each kind of mail lives, or its notice is of use, in minutes. */
const LIVES = {
  VerificationRequested: OTP_MINUTES,
  PasswordResetRequested: RESET_MINUTES,
  EmailChanged: DAY_MINUTES,
  EmailChangeRequested: DAY_MINUTES,
  EmailChangeConfirmed: DAY_MINUTES,
  SecureCodeGuessed: DAY_MINUTES,
  TwoStepTurnedOn: DAY_MINUTES,
  TwoStepTurnedOff: DAY_MINUTES,
  RecoveryCodeUsed: DAY_MINUTES,
  PasskeyAdded: DAY_MINUTES,
  PasswordChanged: DAY_MINUTES,
  GoogleLinked: DAY_MINUTES,
  GoogleUnlinked: DAY_MINUTES,
  RoleChanged: DAY_MINUTES,
  AccountDisabled: DAY_MINUTES,
  AccountEnabled: DAY_MINUTES,
  ConfirmationRequested: OTP_MINUTES,
  // The key of an erased person waits for this mail.
  PersonErased: 60,
} as const;

export type MailType = keyof typeof LIVES;

/** A mail that an event requests. */
export interface MailRequest {
  /** The id of the event. */
  readonly id: string;
  readonly type: MailType;
  readonly userId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** What happened to the security of an account. */
export const SECURITY_TYPES = [
  'TwoStepTurnedOn',
  'TwoStepTurnedOff',
  'RecoveryCodeUsed',
  'PasskeyAdded',
  'PasswordChanged',
  'GoogleLinked',
  'GoogleUnlinked',
] as const;
export type SecurityType = (typeof SECURITY_TYPES)[number];

export const isSecurityType = (type: MailType): type is SecurityType =>
  SECURITY_TYPES.some((each) => each === type);

/** What an admin changed about an account. */
export const RIGHTS_TYPES = ['RoleChanged', 'AccountDisabled', 'AccountEnabled'] as const;
export type RightsType = (typeof RIGHTS_TYPES)[number];

export const isRightsType = (type: MailType): type is RightsType =>
  RIGHTS_TYPES.some((each) => each === type);

export const MAIL_TYPES = [
  'VerificationRequested',
  'PasswordResetRequested',
  'EmailChanged',
  'EmailChangeRequested',
  'EmailChangeConfirmed',
  'SecureCodeGuessed',
  'ConfirmationRequested',
  'PersonErased',
  ...SECURITY_TYPES,
  ...RIGHTS_TYPES,
] as const;

/** They tell what happened. Each tells something else, and holds no secret. */
const NOTICES: readonly MailType[] = [
  'EmailChanged',
  'EmailChangeRequested',
  'EmailChangeConfirmed',
  'SecureCodeGuessed',
  'PersonErased',
  ...SECURITY_TYPES,
  ...RIGHTS_TYPES,
];

export const isMailType = (type: string): type is MailType => Object.hasOwn(LIVES, type);

const lifeOf = (type: MailType): number => LIVES[type] * 60_000;

/** After it the mail is of no use. Milliseconds since 1970. */
export const deadlineOf = ({ at, type }: Pick<MailRequest, 'at' | 'type'>): number =>
  Date.parse(at) + lifeOf(type);

/** Whether a request replaces an earlier one, because its secret makes the earlier one worthless. A notice never does. */
export const overtakes = (later: MailRequest, earlier: MailRequest): boolean =>
  !NOTICES.includes(later.type) &&
  later.type === earlier.type &&
  later.userId === earlier.userId &&
  later.at >= earlier.at;

/** When a deferred mail is retried, as fractions of the request's lifetime: a code after 30 s, 90 s, 4 and 8 minutes. */
const TRIES = [0.05, 0.15, 0.4, 0.8];

/** When the next try is due, in milliseconds since 1970; undefined after the last one. */
export function nextTry({ at, type }: Pick<MailRequest, 'at' | 'type'>, now: number): number | undefined {
  const times = TRIES.map((part) => Date.parse(at) + part * lifeOf(type));
  return times.find((time) => time > now);
}
