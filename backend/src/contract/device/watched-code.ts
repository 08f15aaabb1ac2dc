import { shortCodeOf } from '../short-codes/short-code.ts';

/** A code whose first scan a browser waits for, and the scans that it had while it led nowhere. */
export interface WatchedCode {
  readonly code: string;
  readonly scans: number;
}

/** The cookie that holds it. Scripts write it, and the server reads it, so that the card about it arrives with the list. */
export const WATCHED_COOKIE = 'qlaim_first_scan';

/** How long a browser waits for a first scan, in seconds: 30 days. */
export const WATCHED_COOKIE_SECONDS = 30 * 24 * 60 * 60;

export const writeWatched = ({ code, scans }: WatchedCode): string => `${code}.${scans}`;

/** Returns what the value of the cookie says; undefined for any other text. */
export function readWatched(text = ''): WatchedCode | undefined {
  const [, typed = '', scans = ''] = /^(.{1,64})\.(\d{1,9})$/.exec(text) ?? [];
  const code = shortCodeOf(typed);
  return code === undefined ? undefined : { code, scans: Number(scans) };
}
