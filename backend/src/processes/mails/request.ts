import { RESET_MINUTES } from '../../commands/accounts/reset-password.ts';
import { OTP_MINUTES } from '../../commands/credentials/one-time-codes.ts';
import type { MailType as AccountMailType } from '../../domain/account/mail-types.ts';
import { NOTICE_MAIL_MINUTES, type NoticeMailType } from '../../domain/notice/mail-types.ts';
import type { CodeMailType } from '../../domain/qr-code/mail-types.ts';
import type { TraceParent } from '../../ports/telemetry/tracing.ts';

/** The events that request a mail, of accounts, notices and codes. */
export type MailType = AccountMailType | NoticeMailType | CodeMailType;

const DAY_MINUTES = 24 * 60;

/** A secret makes those before it worthless. A notice tells what happened, and holds none: each tells something else. */
type MailKind = 'secret' | 'notice';

interface MailLife {
  readonly kind: MailKind;
  /** How long the secret lives, or the notice is of use. */
  readonly minutes: number;
}

const NOTICE = { kind: 'notice', minutes: DAY_MINUTES } as const;
const ABOUT_NOTICE = { kind: 'notice', minutes: NOTICE_MAIL_MINUTES } as const;

/** What each mail is, and how long it is of use. */
const MAILS = {
  VerificationRequested: { kind: 'secret', minutes: OTP_MINUTES },
  PasswordResetRequested: { kind: 'secret', minutes: RESET_MINUTES },
  ConfirmationRequested: { kind: 'secret', minutes: OTP_MINUTES },
  EmailChanged: NOTICE,
  EmailChangeRequested: NOTICE,
  EmailChangeConfirmed: NOTICE,
  SecureCodeGuessed: NOTICE,
  CodeAddressRequested: NOTICE,
  CodeGivenAway: NOTICE,
  CodeReceived: NOTICE,
  TwoStepTurnedOn: NOTICE,
  TwoStepTurnedOff: NOTICE,
  RecoveryCodeUsed: NOTICE,
  PasskeyAdded: NOTICE,
  PasswordChanged: NOTICE,
  GoogleLinked: NOTICE,
  GoogleUnlinked: NOTICE,
  RoleChanged: NOTICE,
  AccountDisabled: NOTICE,
  AccountEnabled: NOTICE,
  // The link itself lives for a week. Tries of the mail end earlier, and come sooner one after another.
  StaffInvited: { kind: 'secret', minutes: DAY_MINUTES },
  NoticeReceived: ABOUT_NOTICE,
  NoticeDecided: ABOUT_NOTICE,
  ReasonsStated: ABOUT_NOTICE,
  DecisionPassedOn: ABOUT_NOTICE,
  ObjectionDismissed: ABOUT_NOTICE,
  DecisionReversed: ABOUT_NOTICE,
  ReversalStated: ABOUT_NOTICE,
  DestinationFlagged: NOTICE,
  DestinationCleared: NOTICE,
  // A server that is away for days must not take the warning away.
  AccountFoundUnused: { kind: 'notice', minutes: 14 * DAY_MINUTES },
  // The key of an erased person waits for this mail.
  PersonErased: { kind: 'notice', minutes: 60 },
} as const satisfies Record<MailType, MailLife>;

/** The mails with a secret. */
export type SecretType = {
  [Type in MailType]: (typeof MAILS)[Type]['kind'] extends 'secret' ? Type : never;
}[MailType];

/** A mail that an event requests. */
export interface MailRequest<Type extends MailType = MailType> {
  /** The id of the event. */
  readonly id: string;
  readonly type: Type;
  /** The id of the account, the number of the notice, or the short code. */
  readonly userId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The work that asks for it; absent where nobody traces. */
  readonly trace?: TraceParent | undefined;
}

export const isMail = (type: string): type is MailType => Object.hasOwn(MAILS, type);

const lifeOf = (type: MailType): number => MAILS[type].minutes * 60_000;

/** After it the mail is of no use. Milliseconds since 1970. */
export const deadlineOf = ({ at, type }: Pick<MailRequest, 'at' | 'type'>): number =>
  Date.parse(at) + lifeOf(type);

/** Whether a request replaces an earlier one, because its secret makes the earlier one worthless. A notice never does. */
export const overtakes = (later: MailRequest, earlier: MailRequest): boolean =>
  MAILS[later.type].kind === 'secret' &&
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
