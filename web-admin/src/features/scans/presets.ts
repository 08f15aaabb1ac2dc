import type { AllScansTexts } from '@qlaim/backend/texts/console/scans';
import { type DayRange, latestDays } from './day-range.ts';

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Returns the ranges that one click chooses, in UTC. `now` is in milliseconds since 1970. */
export function presetsOf(
  now: number,
  words: AllScansTexts['range'],
): readonly (readonly [label: string, range: DayRange])[] {
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  return [
    [words.today, latestDays(1, now)],
    [words.days(7), latestDays(7, now)],
    [words.days(30), latestDays(30, now)],
    [words.lastMonth, { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) }],
    [words.thisYear, { from: dayOf(year, 0, 1), to: latestDays(1, now).to }],
  ];
}
