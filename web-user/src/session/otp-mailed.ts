import { z } from 'zod';
import { keep, recall } from '../shell/session-store.ts';

const KEY = 'qlaim:otp-mailed';
const OtpMailed = z.object({ email: z.string(), at: z.number() });

/** Seconds: a new code at most once a minute. */
export const RESEND_AFTER = 60;

/** Kept, because whoever comes back to the one-time code, by a link or a reload, has to wait no less. */
export const noteOtpMailed = (email: string) => keep(KEY, { email, at: Date.now() });

/** Seconds until another code can be asked for. */
export function secondsToResend(email: string): number {
  const mailed = recall(KEY, OtpMailed);
  if (mailed?.email !== email) return 0;
  const past = (Date.now() - mailed.at) / 1000;
  return past < 0 ? 0 : Math.max(0, RESEND_AFTER - past);
}
