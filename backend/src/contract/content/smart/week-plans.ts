import { type TimedDestination, WEEKDAYS, type Weekday } from '../pick-destination.ts';
import { DAY_MS } from './clock-changes.ts';
import { type DayVisitor, planOf, type Stretch } from './day-plan.ts';

/** Returns a day some days after a day `YYYY-MM-DD`. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the weekday of a day `YYYY-MM-DD`. */
export const weekdayOf = (date: string): Weekday => WEEKDAYS[new Date(`${date}T12:00Z`).getUTCDay()] ?? 'sun';

/** What decides about a visitor on every day. */
export type YearVisitor = Omit<DayVisitor, 'date'>;

/** Plans days. The days of a week have one plan each, until a date of a condition begins or ends. */
export function plansOf<C extends TimedDestination>(
  conditions: readonly C[],
  visitor: YearVisitor,
): (date: string) => readonly Stretch<C>[] {
  const turns = conditions.flatMap(({ startDate, endDate }) => [
    ...(startDate ? [startDate, dayAfter(startDate, 1)] : []),
    ...(endDate ? [dayAfter(endDate, 1), dayAfter(endDate, 2)] : []),
  ]);
  const known = new Map<string, readonly Stretch<C>[]>();
  return (date) => {
    const key = `${weekdayOf(date)} ${turns.filter((turn) => turn <= date).length}`;
    const plan = known.get(key) ?? planOf(conditions, { ...visitor, date });
    known.set(key, plan);
    return plan;
  };
}

export const samePlan = <C extends TimedDestination>(
  one: readonly Stretch<C>[],
  other: readonly Stretch<C>[],
): boolean =>
  one.length === other.length &&
  one.every(({ from, condition, overlaps }, place) => {
    const stretch = other[place];
    return stretch?.from === from && stretch.condition === condition && stretch.overlaps === overlaps;
  });
