import { keep, recall } from '../shell/session-store.ts';
import { textIn } from '../shell/text-in.ts';

const KEY = 'qlaim:otp-mailed';

/** Seconds between two one-time codes. The server mails at most one a minute. */
export const RESEND_AFTER = 60;

/** Stores the time of the mail, because the waiting time also applies after a reload. */
export const noteOtpMailed = (email: string) => keep(KEY, { email, at: new Date().toISOString() });

/** Returns the seconds until the next request for a code is allowed. */
export function secondsToResend(email: string): number {
  const mailed = recall(KEY);
  if (textIn(mailed, 'email') !== email) return 0;
  const past = (Date.now() - Date.parse(textIn(mailed, 'at') ?? '')) / 1000;
  return past >= 0 ? Math.max(0, RESEND_AFTER - past) : 0;
}
