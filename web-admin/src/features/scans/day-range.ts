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

/** A range, and the end that was moved because the range was longer than the server counts; null where none was. */
export interface ShownRange extends DayRange {
  readonly cut: keyof DayRange | null;
}

/** Shortens a range that is too long for the server. The end that was chosen last stays. */
export function withinLimit(range: DayRange, chosen: keyof DayRange): ShownRange {
  if (lengthOf(range) <= MOST_STATISTICS_DAYS) return { ...range, cut: null };
  const away = MOST_STATISTICS_DAYS - 1;
  return chosen === 'from'
    ? { ...range, to: dayBack(Date.parse(range.from), -away), cut: 'to' }
    : { ...range, from: dayBack(Date.parse(range.to), away), cut: 'from' };
}

const DEFAULT_LENGTH = 30;

/** Reads the range of an address; without a valid one, the latest 30 days. A range that is too long keeps its last day. */
export function readRange(values: URLSearchParams, now: number): ShownRange {
  const [from, to, cut] = ['from', 'to', 'cut'].map((name) => values.get(name));
  if (!isDay(from) || !isDay(to) || from > to) return { ...latestDays(DEFAULT_LENGTH, now), cut: null };
  const range = withinLimit({ from, to }, 'to');
  return range.cut === null && (cut === 'from' || cut === 'to') ? { ...range, cut } : range;
}

/** A day that does not exist, such as 31 February, reads back as another one. */
function isDay(text: string | null | undefined): text is string {
  const at = text === null || text === undefined ? Number.NaN : Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && dayBack(at, 0) === text;
}
