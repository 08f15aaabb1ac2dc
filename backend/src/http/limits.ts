import { SocketAddress } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import type { Refusal } from '../contract/result.ts';
import type { RateRule } from '../ports/rate-limiter.ts';
import type { HttpContext } from './context.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How many tries are allowed in how many seconds, by address or by e-mail. */
export const RULES = {
  loginByEmail: { name: 'login-email', points: 10, seconds: QUARTER_HOUR },
  loginByAddress: { name: 'login-address', points: 200, seconds: QUARTER_HOUR },
  oldPasswordByUser: { name: 'old-password-user', points: 10, seconds: QUARTER_HOUR },
  oldPasswordByAddress: { name: 'old-password-address', points: 200, seconds: QUARTER_HOUR },
  registerByAddress: { name: 'register-address', points: 100, seconds: HOUR },
  otpByEmail: { name: 'otp-email', points: 15, seconds: QUARTER_HOUR },
  otpByAddress: { name: 'otp-address', points: 200, seconds: QUARTER_HOUR },
  mailByEmail: { name: 'mail-email', points: 1, seconds: 60 },
  mailByAddress: { name: 'mail-address', points: 60, seconds: HOUR },
  resetByAddress: { name: 'reset-address', points: 60, seconds: HOUR },
  secureCodeByAddress: { name: 'secure-code-address', points: 200, seconds: QUARTER_HOUR },
  secureCodeByCodeAndAddress: { name: 'secure-code-code-address', points: 5, seconds: QUARTER_HOUR },
  secureCodeByCode: { name: 'secure-code-code', points: 50, seconds: QUARTER_HOUR },
  secondStepByUser: { name: 'second-step-user', points: 10, seconds: QUARTER_HOUR },
  secondStepByUserDaily: { name: 'second-step-user-daily', points: 50, seconds: DAY },
  secondStepByAddress: { name: 'second-step-address', points: 200, seconds: QUARTER_HOUR },
  passkeyByAddress: { name: 'passkey-address', points: 200, seconds: QUARTER_HOUR },
  generate: { name: 'generate', points: 60, seconds: 60 },
} as const satisfies Record<string, RateRule>;

type Take = readonly [RateRule, string];

/**
 * Takes a point of each rule; returns the refusal of the first rule without points. Keys are hashed. Name the rule by
 * address first: a caller without points then can't use up the tries of others, nor make us remember more keys.
 */
export async function limit(
  { limiter, secrets }: HttpContext,
  ...takes: readonly Take[]
): Promise<{ readonly ok: false; readonly refusal: Refusal<'too_many_requests'> } | undefined> {
  for (const [rule, key] of takes) {
    const taken = await limiter.take(rule, secrets.limitKey(key));
    if (!taken.allowed)
      return { ok: false, refusal: { code: 'too_many_requests', retryAfter: taken.retryAfterSeconds } };
  }
  return undefined;
}

export type MailRequest = 'requestVerification' | 'requestPasswordReset';

/** The point that one mail to an e-mail address costs, whoever requests it. */
export const mailOf = (type: MailRequest, email: string) => [RULES.mailByEmail, `${type} ${email}`] as const;

/** Forgets the tries of a key after a success. */
export const forgive = ({ limiter, secrets }: HttpContext, rule: RateRule, key: string): Promise<void> =>
  limiter.reset(rule, secrets.limitKey(key));

/** Gives the point of one try back, so that a limit counts the wrong tries alone. */
export const giveBack = ({ limiter, secrets }: HttpContext, rule: RateRule, key: string): Promise<void> =>
  limiter.giveBack(rule, secrets.limitKey(key));

/** Whom a try is counted against: an IPv4 address, or the /64 network of an IPv6 address, which is one household's. */
export function addressOf({ ip }: Pick<Request, 'ip'>): string {
  if (ip === undefined) return 'unknown';
  // Some proxies add the port to the address that they forward.
  const host = SocketAddress.parse(ip)?.address ?? ip;
  if (!ipaddr.isValid(host)) return host;
  const address = ipaddr.process(host);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
