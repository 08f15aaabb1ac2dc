import { z } from 'zod';
import { FORM_MESSAGES } from '../messages.ts';

/** A date of which month or day may be unknown: `1931`, `1931-05` or `1931-05-12`, in the Gregorian calendar. */
const FORM = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** The hours by which the earliest time zone is ahead of UTC. */
const EARLIEST_ZONE_HOURS = 14;

/** The parts of a date. `month` is 1 to 12; both are absent where they are not known. */
export interface LifeDateParts {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/** Returns the parts of a date; undefined for a text that is none, or a day that the calendar does not have. */
export function lifeDateParts(text: string): LifeDateParts | undefined {
  const [, year, month, day] = FORM.exec(text) ?? [];
  if (year === undefined) return undefined;
  const whole = `${year}-${month ?? '01'}-${day ?? '01'}`;
  const at = new Date(`${whole}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== whole) return undefined;
  return {
    year: Number(year),
    ...(month === undefined ? {} : { month: Number(month) }),
    ...(day === undefined ? {} : { day: Number(day) }),
  };
}

/** Returns whether a date is before another one. Where one of them is less exact, only what both say counts. */
export function isBefore(one: string, other: string): boolean {
  const said = Math.min(one.length, other.length);
  return one.slice(0, said) < other.slice(0, said);
}

/** Returns the date of `at` where on Earth the day begins first. */
const latestToday = (at: number): string =>
  new Date(at + EARLIEST_ZONE_HOURS * 3_600_000).toISOString().slice(0, 10);

/** A date of a person's life in a request; null for none. It is not in the future, wherever the person was. */
export const LifeDate = z
  .string()
  .refine((text) => lifeDateParts(text) !== undefined, { message: FORM_MESSAGES.lifeDate, abort: true })
  .refine((text) => !isBefore(latestToday(Date.now()), text), FORM_MESSAGES.lifeDateFuture)
  .nullable()
  .default(null);
