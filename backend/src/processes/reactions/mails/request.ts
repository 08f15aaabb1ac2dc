import { OTP_MINUTES } from '../../../commands/one-time-codes.ts';
import { RESET_MINUTES } from '../../../commands/reset-password.ts';

const DAY_MINUTES = 24 * 60;

/** How long what each kind of mail carries would live, or be worth telling, in minutes. */
const LIVES = {
  VerificationRequested: OTP_MINUTES,
  PasswordResetRequested: RESET_MINUTES,
  EmailChanged: DAY_MINUTES,
} as const;

export type MailType = keyof typeof LIVES;

/** What an event asks for. */
export interface MailRequest {
  /** The event's. */
  readonly id: string;
  readonly type: MailType;
  readonly userId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export const MAIL_TYPES = ['VerificationRequested', 'PasswordResetRequested', 'EmailChanged'] as const;

export const isMailType = (type: string): type is MailType => Object.hasOwn(LIVES, type);

const lifeOf = (type: MailType): number => LIVES[type] * 60_000;

/** Nobody waits any more for what is mailed later. Milliseconds since 1970. */
export const deadlineOf = ({ at, type }: Pick<MailRequest, 'at' | 'type'>): number =>
  Date.parse(at) + lifeOf(type);

/** Whether a request does what an earlier one asked for: its secret makes the earlier one worthless. A notice stands for itself. */
export const overtakes = (later: MailRequest, earlier: MailRequest): boolean =>
  later.type !== 'EmailChanged' &&
  later.type === earlier.type &&
  later.userId === earlier.userId &&
  later.at >= earlier.at;

/** Parts of a request's life after which a mail is tried again that the server has put off: a code after 30 s, 90 s, 4 and 8 minutes. */
const TRIES = [0.05, 0.15, 0.4, 0.8];

/** When a mail is to be tried again, in milliseconds since 1970; undefined when it has been tried often enough. */
export function nextTry({ at, type }: Pick<MailRequest, 'at' | 'type'>, now: number): number | undefined {
  const times = TRIES.map((part) => Date.parse(at) + part * lifeOf(type));
  return times.find((time) => time > now);
}
