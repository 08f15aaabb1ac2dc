const counts = new Intl.NumberFormat('en-GB');
const createdDates = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  });
const localDates = createdDates();
const utcDates = createdDates('UTC');
const exactTimes = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const longDates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type DateLike = Date | string | number;

/** Returns '21/11/26' in the reader's time zone (specification, section 2), or in UTC; '' without a valid date. */
export function formatCreatedDate(date: DateLike | null | undefined, zone?: 'UTC'): string {
  const at = date === null || date === undefined ? Number.NaN : new Date(date).getTime();
  if (Number.isNaN(at)) return '';
  return (zone === 'UTC' ? utcDates : localDates).format(at);
}

/** Returns '1,204'. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** Returns '21 November 2026 at 14:05' in the reader's time zone. */
export function exactTime(date: DateLike): string {
  return exactTimes.format(new Date(date));
}

/** Returns 'just now', '3 minutes ago' or 'yesterday', and the date after four weeks. `now` is in epoch milliseconds. */
export function relativeTime(date: DateLike, now: number = Date.now()): string {
  const at = new Date(date).getTime();
  const away = at - now;
  const size = Math.abs(away);
  if (size < 45_000) return 'just now';
  if (size < 59.5 * MINUTE) return relative.format(Math.round(away / MINUTE) || Math.sign(away), 'minute');
  if (size < 23.5 * HOUR) return relative.format(Math.round(away / HOUR), 'hour');
  if (size < 28 * DAY) return relative.format(Math.round(away / DAY), 'day');
  return longDates.format(at);
}

export { type Destination, describeDestination } from './describe-destination.ts';
