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

/**
 * Whose domain a mail bears: that at which it was asked for, that at which a notice was sent, or that of the code that it is
 * about, where its reader asked for nothing.
 */
type Whose = 'request' | 'reporter' | 'code';

interface MailLife {
  readonly kind: MailKind;
  /** How long the secret lives, or the notice is of use. */
  readonly minutes: number;
  readonly at: Whose;
}

const NOTICE = { kind: 'notice', minutes: DAY_MINUTES, at: 'request' } as const;
const ABOUT_CODE = { ...NOTICE, at: 'code' } as const;
const ABOUT_NOTICE = { kind: 'notice', minutes: NOTICE_MAIL_MINUTES, at: 'code' } as const;
const TO_REPORTER = { ...ABOUT_NOTICE, at: 'reporter' } as const;

/** What each mail is, how long it is of use, and whose domain it bears. */
const MAILS = {
  VerificationRequested: { kind: 'secret', minutes: OTP_MINUTES, at: 'request' },
  PasswordResetRequested: { kind: 'secret', minutes: RESET_MINUTES, at: 'request' },
  ConfirmationRequested: { kind: 'secret', minutes: OTP_MINUTES, at: 'request' },
  EmailChanged: NOTICE,
  EmailChangeRequested: NOTICE,
  EmailChangeConfirmed: NOTICE,
  SecureCodeGuessed: ABOUT_CODE,
  CodeAddressRequested: NOTICE,
  CodeGivenAway: ABOUT_CODE,
  CodeReceived: ABOUT_CODE,
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
  StaffInvited: { kind: 'secret', minutes: DAY_MINUTES, at: 'request' },
  NoticeReceived: TO_REPORTER,
  NoticeDecided: TO_REPORTER,
  ReasonsStated: ABOUT_NOTICE,
  DecisionPassedOn: ABOUT_NOTICE,
  ObjectionDismissed: ABOUT_NOTICE,
  DecisionReversed: TO_REPORTER,
  ReversalStated: ABOUT_NOTICE,
  DestinationFlagged: ABOUT_CODE,
  DestinationCleared: ABOUT_CODE,
  // A server that is away for days must not take the warning away.
  AccountFoundUnused: { kind: 'notice', minutes: 14 * DAY_MINUTES, at: 'request' },
  // The key of an erased person waits for this mail.
  PersonErased: { kind: 'notice', minutes: 60, at: 'request' },
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
  /** The domain of ours at which it was asked for; absent at the first one. */
  readonly domain?: string | undefined;
  /** The work that asks for it; absent where nobody traces. */
  readonly trace?: TraceParent | undefined;
}

/** The types of the events that request mails. */
export const MAIL_TYPES: readonly string[] = Object.keys(MAILS);

export const isMail = (type: string): type is MailType => Object.hasOwn(MAILS, type);

export const whoseDomain = (type: MailType): Whose => MAILS[type].at;

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
