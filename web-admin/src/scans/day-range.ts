import { MOST_STATISTICS_DAYS } from '@qlaim/backend/contract/console';

const DAY_MS = 24 * 60 * 60 * 1000;

/** UTC days as `YYYY-MM-DD`, both inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayBack = (now: number, days: number): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10);

/** The latest days, today last. `now` is in milliseconds since 1970. */
export const latestDays = (length: number, now: number): DayRange => ({
  from: dayBack(now, length - 1),
  to: dayBack(now, 0),
});

export const lengthOf = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Shortens a range that is too long for the server. The end that was chosen last stays. */
export function withinLimit(range: DayRange, chosen: keyof DayRange): DayRange {
  if (lengthOf(range) <= MOST_STATISTICS_DAYS) return range;
  const away = MOST_STATISTICS_DAYS - 1;
  return chosen === 'from'
    ? { ...range, to: dayBack(Date.parse(range.from), -away) }
    : { ...range, from: dayBack(Date.parse(range.to), away) };
}

const DEFAULT_LENGTH = 30;

/** Reads the range of an address; without a valid one, the latest 30 days. */
export function readRange(values: URLSearchParams, now: number): DayRange {
  const [from, to] = [values.get('from'), values.get('to')];
  const range = isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
  return range && lengthOf(range) <= MOST_STATISTICS_DAYS ? range : latestDays(DEFAULT_LENGTH, now);
}

/** A day that does not exist, such as 31 February, reads back as another one. */
function isDay(text: string | null): text is string {
  const at = text === null ? Number.NaN : Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && dayBack(at, 0) === text;
}
