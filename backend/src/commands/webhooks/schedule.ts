const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pause after each failed try, as Standard Webhooks suggests. After the last one a message has failed. */
const PAUSES: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** The share by which a pause may be longer, so that messages that failed together do not return together. */
const JITTER = 0.2;
const LONGEST = 24 * HOUR;

/** Milliseconds that a receiver asks for: seconds or an HTTP date; 0 for none, and for what is neither. */
export function askedPause(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0;
  const text = retryAfter.trim();
  const pause = /^\d{1,9}$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now;
  return Number.isFinite(pause) ? Math.min(Math.max(pause, 0), LONGEST) : 0;
}

/**
 * Returns when the next try of a message is due, in milliseconds since 1970; undefined after the last one. `tries`: those
 * so far. `chance`: 0 to 1.
 */
export function nextTry(
  tries: number,
  now: number,
  { retryAfter, chance }: { readonly retryAfter: string | undefined; readonly chance: number },
): number | undefined {
  const pause = PAUSES[tries - 1];
  if (pause === undefined) return undefined;
  return now + Math.max(Math.round(pause * (1 + JITTER * chance)), askedPause(retryAfter, now));
}
