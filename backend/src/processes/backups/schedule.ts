const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Milliseconds after which a back-up that failed is tried again. */
const AGAIN_MS = 60 * MINUTE_MS;

export interface LastTries {
  /** When the last good back-up ended, and when the last one failed: milliseconds since 1970; undefined for none. */
  readonly good: number | undefined;
  readonly failed: number | undefined;
}

/**
 * Returns when the next back-up is due: at `atMinute` of the day in UTC. One that was missed, because nothing ran, is due at once.
 * One that failed is due again after an hour.
 */
export function nextBackup({ good, failed }: LastTries, now: number, atMinute: number): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS + atMinute * MINUTE_MS;
  const latest = today <= now ? today : today - DAY_MS;
  if (good !== undefined && good >= latest) return latest + DAY_MS;
  return Math.max(latest, failed === undefined ? latest : failed + AGAIN_MS);
}
