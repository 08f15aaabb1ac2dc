const DAY_MS = 24 * 60 * 60 * 1000;

/** One of them. An absent one stands for never. */
export interface Period {
  readonly days?: number | undefined;
  readonly months?: number | undefined;
  readonly years?: number | undefined;
}

/**
 * Returns the time that lies a period before another one, by the calendar in UTC; undefined for never. A day that a month lacks
 * is its last day. ISO 8601.
 */
export function before(now: Date, { days, months, years }: Period): string | undefined {
  if (days !== undefined) return new Date(now.getTime() - days * DAY_MS).toISOString();
  const count = months ?? (years === undefined ? undefined : years * 12);
  if (count === undefined) return undefined;
  const at = new Date(now);
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() - count);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(now.getUTCDate(), last));
  return at.toISOString();
}
