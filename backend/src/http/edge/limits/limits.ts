import type { Request } from 'express';
import type { Guesser } from '../../../commands/credentials/one-time-codes.ts';
import type { Refusal } from '../../../contract/result.ts';
import type { Secrets } from '../../../log/secrets.ts';
import type { RateLimiter, RateRule } from '../../../ports/rate-limiter.ts';
import { addressOf, networkOf } from './networks.ts';

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many tries are allowed in how many seconds, by address, e-mail, person or browser. */
export const RULES = {
  loginByEmail: { name: 'login-email', points: 10, seconds: MINUTE },
  loginByEmailLonger: { name: 'login-email-longer', points: 20, seconds: QUARTER_HOUR },
  loginByEmailLongest: { name: 'login-email-longest', points: 30, seconds: HOUR },
  loginByBrowser: { name: 'login-browser', points: 10, seconds: QUARTER_HOUR },
  loginByAddress: { name: 'login-address', points: 200, seconds: QUARTER_HOUR },
  oldPasswordByUser: { name: 'old-password-user', points: 10, seconds: QUARTER_HOUR },
  oldPasswordByAddress: { name: 'old-password-address', points: 200, seconds: QUARTER_HOUR },
  registerByAddress: { name: 'register-address', points: 100, seconds: HOUR },
  registerAloneByAddress: { name: 'register-alone-address', points: 100, seconds: HOUR },
  registerByEmail: { name: 'register-email', points: 10, seconds: HOUR },
  otpByEmail: { name: 'otp-email', points: 15, seconds: QUARTER_HOUR },
  otpByEmailADay: { name: 'otp-email-day', points: 60, seconds: DAY },
  otpByAddress: { name: 'otp-address', points: 200, seconds: QUARTER_HOUR },
  mailByEmail: { name: 'mail-email', points: 1, seconds: MINUTE },
  mailsByEmail: { name: 'mails-email', points: 20, seconds: DAY },
  mailsByBrowser: { name: 'mails-browser', points: 5, seconds: DAY },
  mailByAddress: { name: 'mail-address', points: 60, seconds: HOUR },
  resetByAddress: { name: 'reset-address', points: 60, seconds: HOUR },
  invitationByAddress: { name: 'invitation-address', points: 200, seconds: QUARTER_HOUR },
  invitationsByAdmin: { name: 'invitations-admin', points: 60, seconds: HOUR },
  secureCodeByAddress: { name: 'secure-code-address', points: 200, seconds: QUARTER_HOUR },
  secureCodeByCodeAndAddress: { name: 'secure-code-code-address', points: 5, seconds: QUARTER_HOUR },
  secureCodeByCode: { name: 'secure-code-code', points: 50, seconds: QUARTER_HOUR },
  secondStepByUser: { name: 'second-step-user', points: 10, seconds: QUARTER_HOUR },
  secondStepByUserDaily: { name: 'second-step-user-daily', points: 50, seconds: DAY },
  secondStepByAddress: { name: 'second-step-address', points: 200, seconds: QUARTER_HOUR },
  passkeyByAddress: { name: 'passkey-address', points: 200, seconds: QUARTER_HOUR },
  apiKeyByAddress: { name: 'api-key-address', points: 200, seconds: QUARTER_HOUR },
  callsByApiKey: { name: 'api-key-calls', points: 6000, seconds: 5 * MINUTE },
  reportByAddress: { name: 'report-address', points: 30, seconds: HOUR },
  reportsByEmail: { name: 'reports-email', points: 20, seconds: DAY },
  objectionByAddress: { name: 'objection-address', points: 600, seconds: HOUR },
  objectionsByPerson: { name: 'objections-person', points: 100, seconds: HOUR },
  downloadByUser: { name: 'download-user', points: 10, seconds: HOUR },
  eraseByAdmin: { name: 'erase-admin', points: 60, seconds: HOUR },
  generate: { name: 'generate', points: 60, seconds: MINUTE },
  printByAdmin: { name: 'print-admin', points: 60, seconds: HOUR },
  webhookTests: { name: 'webhook-tests', points: 60, seconds: 5 * MINUTE },
  profileByPerson: { name: 'profile-person', points: 300, seconds: HOUR },
  changesByPerson: { name: 'changes-person', points: 10_000, seconds: 5 * MINUTE },
  changesByPersonAndThing: { name: 'changes-person-thing', points: 600, seconds: 5 * MINUTE },
  changesByAddress: { name: 'changes-address', points: 30_000, seconds: 5 * MINUTE },
  readsByPerson: { name: 'reads-person', points: 30_000, seconds: 5 * MINUTE },
  readsByAddress: { name: 'reads-address', points: 100_000, seconds: 5 * MINUTE },
} as const satisfies Record<string, RateRule>;

export type Take = readonly [RateRule, string];

/** A call that has to wait. The mails of a day are told apart, because waiting a little does not help. */
export interface Limited {
  readonly ok: false;
  readonly refusal: Refusal<'too_many_requests' | 'too_many_mails'>;
}

/** What counts the tries of a hashed key. */
export interface LimitPorts {
  readonly limiter: RateLimiter;
  readonly secrets: Pick<Secrets, 'limitKey'>;
}

/**
 * Takes a point of each rule; returns the refusal of the first rule without points. Keys are hashed. Name the rule by
 * address first: a caller without points then can't use up the tries of others, nor make us remember more keys.
 */
export async function limit(
  { limiter, secrets }: LimitPorts,
  ...takes: readonly Take[]
): Promise<Limited | undefined> {
  for (const [rule, key] of takes) {
    const taken = await limiter.take(rule, secrets.limitKey(key));
    if (taken.allowed) continue;
    const code = rule === RULES.mailsByEmail ? 'too_many_mails' : 'too_many_requests';
    return { ok: false, refusal: { code, retryAfter: taken.retryAfterSeconds } };
  }
  return undefined;
}

export type MailRequest =
  | 'requestVerification'
  | 'requestPasswordReset'
  | 'requestConfirmation'
  | 'requestCodeAddress';

/** The point that one mail to an e-mail address costs, whoever requests it. */
export const mailOf = (type: MailRequest | 'inviteStaff', email: string) =>
  [RULES.mailByEmail, `${type} ${email}`] as const;

/** The points that one try of a one-time code costs. Those of other guessers are counted apart (decision 33). */
export const otpOf = (guesser: Guesser, whose: string): readonly Take[] => [
  [RULES.otpByEmail, `${guesser} ${whose}`],
  [RULES.otpByEmailADay, `${guesser} ${whose}`],
];

/** Forgets the tries of a key after a success. */
export const forgive = ({ limiter, secrets }: LimitPorts, rule: RateRule, key: string): Promise<void> =>
  limiter.reset(rule, secrets.limitKey(key));

/** Gives the point of one try back, so that a limit counts the wrong tries alone. */
export const giveBack = ({ limiter, secrets }: LimitPorts, rule: RateRule, key: string): Promise<void> =>
  limiter.giveBack(rule, secrets.limitKey(key));

const NETWORK_FACTOR = 4;

/**
 * The points that a try costs the address that it comes from. Behind IPv6 these are those of the household's /64 network,
 * and of the /56 around it, which many providers give to one customer.
 */
export function fromAddress(rule: RateRule, request: Pick<Request, 'ip'>): readonly Take[] {
  const network = networkOf(request, 56);
  const wider = { ...rule, name: `${rule.name}-56`, points: rule.points * NETWORK_FACTOR };
  return [[rule, addressOf(request)], ...(network === undefined ? [] : [[wider, network] as const])];
}
