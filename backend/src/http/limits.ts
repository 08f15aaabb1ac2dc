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
  registerByAddress: { name: 'register-address', points: 100, seconds: HOUR },
  otpByEmail: { name: 'otp-email', points: 15, seconds: QUARTER_HOUR },
  otpByAddress: { name: 'otp-address', points: 200, seconds: QUARTER_HOUR },
  mailByEmail: { name: 'mail-email', points: 1, seconds: 60 },
  mailByAddress: { name: 'mail-address', points: 60, seconds: HOUR },
  resetByAddress: { name: 'reset-address', points: 60, seconds: HOUR },
  generate: { name: 'generate', points: 60, seconds: 60 },
} as const satisfies Record<string, RateRule>;

/** Takes a point of each rule; the refusal of the first that has none left. Keys are hashed. */
export async function limit(
  { limiter, secrets }: HttpContext,
  ...takes: readonly (readonly [RateRule, string])[]
): Promise<{ readonly ok: false; readonly refusal: Refusal<'too_many_requests'> } | undefined> {
  for (const [rule, key] of takes) {
    const taken = await limiter.take(rule, secrets.limitKey(key));
    if (!taken.allowed)
      return { ok: false, refusal: { code: 'too_many_requests', retryAfter: taken.retryAfterSeconds } };
  }
  return undefined;
}

export const addressOf = (request: Request): string => request.ip ?? 'unknown';
