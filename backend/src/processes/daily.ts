const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Milliseconds after which work that failed is tried again. */
const AGAIN_MS = 60 * MINUTE_MS;

export interface LastTries {
  /** When the last good run ended, and when the last one failed: milliseconds since 1970; undefined for none. */
  readonly good: number | undefined;
  readonly failed: number | undefined;
}

/**
 * Returns when daily work is due next: at `atMinute` of the day in UTC. Work that was missed, because nothing ran, is due at once.
 * Work that failed is due again after an hour.
 */
export function nextDaily({ good, failed }: LastTries, now: number, atMinute: number): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS + atMinute * MINUTE_MS;
  const latest = today <= now ? today : today - DAY_MS;
  if (good !== undefined && good >= latest) return latest + DAY_MS;
  return Math.max(latest, failed === undefined ? latest : failed + AGAIN_MS);
}
