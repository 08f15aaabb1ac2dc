import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import type { Refusal } from '../contract/result.ts';
import type { RateRule } from '../ports/rate-limiter.ts';
import type { HttpContext } from './context.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** How often what may be tried, by address or by e-mail. */
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
  generate: { name: 'generate', points: 60, seconds: 60 },
} as const satisfies Record<string, RateRule>;

type Take = readonly [RateRule, string];

/**
 * Takes a point of each rule; the refusal of the first that has none left. Keys are hashed. The caller's address comes
 * first: who has used it up can't use up anybody else's tries, nor make us remember more keys.
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

/** What one mail to an e-mail costs, whoever has it sent. */
export const mailOf = (type: MailRequest, email: string) => [RULES.mailByEmail, `${type} ${email}`] as const;

/** Forgets the tries of a key, after a success. */
export const forgive = ({ limiter, secrets }: HttpContext, rule: RateRule, key: string): Promise<void> =>
  limiter.reset(rule, secrets.limitKey(key));

/** Whom a try is counted against: an IPv4 address, or the /64 network of an IPv6 one, which is one household's. */
export function addressOf({ ip }: Pick<Request, 'ip'>): string {
  if (ip === undefined || !isIPv6(ip)) return ip ?? 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return mapped ?? `${networkOf(ip)}::/64`;
}

/** The first four groups of an IPv6 address, `::` written out. */
function networkOf(ip: string): string {
  const [head = '', tail] = ip.split('::', 2);
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
