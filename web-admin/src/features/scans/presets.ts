import { type DayRange, latestDays } from './day-range.ts';

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Returns the ranges that one click chooses, in UTC. `now` is in milliseconds since 1970. */
export function presetsOf(now: number): readonly (readonly [words: string, range: DayRange])[] {
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  return [
    ['Today', latestDays(1, now)],
    ['7 days', latestDays(7, now)],
    ['30 days', latestDays(30, now)],
    ['Last month', { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) }],
    ['This year', { from: dayOf(year, 0, 1), to: latestDays(1, now).to }],
  ];
}
