import type { TimedDestination, Weekday } from '../pick-destination.ts';
import type { Stretch } from './day-plan.ts';
import { dayAfter, plansOf, samePlan, weekdayOf, type YearVisitor } from './week-plans.ts';

/** Days of the week that have the same plan. */
export interface SameDays<C extends TimedDestination = TimedDestination> {
  readonly weekdays: readonly Weekday[];
  readonly stretches: readonly Stretch<C>[];
}

/** A run of days whose plan depends on the day of the week alone. `from` and `to` are `YYYY-MM-DD`, both included. */
export interface Period<C extends TimedDestination = TimedDestination> {
  readonly from: string;
  readonly to: string;
  readonly groups: readonly SameDays<C>[];
}

/** The days of a year that are listed. */
export const YEAR_DAYS = 365;

interface OpenPeriod<C extends TimedDestination> {
  readonly from: string;
  to: string;
  readonly byWeekday: Map<Weekday, readonly Stretch<C>[]>;
}

/** Returns the periods of a year from a day on, `YYYY-MM-DD`. */
export function periodsOf<C extends TimedDestination>(
  conditions: readonly C[],
  visitor: YearVisitor,
  first: string,
): readonly Period<C>[] {
  const plans = plansOf(conditions, visitor);
  const turns = new Set(
    conditions.flatMap(({ startDate, endDate }) => [startDate, endDate && dayAfter(endDate, 1)]),
  );
  const runs: OpenPeriod<C>[] = [];
  for (let day = 0; day < YEAR_DAYS; day += 1) {
    const date = dayAfter(first, day);
    const plan = plans(date);
    const weekday = weekdayOf(date);
    const run = runs.at(-1);
    const expected = run?.byWeekday.get(weekday);
    if (run === undefined || turns.has(date) || (expected && !samePlan(expected, plan)))
      runs.push({ from: date, to: date, byWeekday: new Map([[weekday, plan]]) });
    else {
      run.to = date;
      run.byWeekday.set(weekday, expected ?? plan);
    }
  }
  return joined(runs).map(({ from, to, byWeekday }) => ({ from, to, groups: groupsOf(byWeekday) }));
}

/** Joins runs whose weeks are the same: a date of a condition that never decides changes nothing. */
function joined<C extends TimedDestination>(runs: readonly OpenPeriod<C>[]): readonly OpenPeriod<C>[] {
  const kept: OpenPeriod<C>[] = [];
  for (const run of runs) {
    const last = kept.at(-1);
    const [less, more] = last && last.byWeekday.size < run.byWeekday.size ? [last, run] : [run, last];
    const isSame = [...less.byWeekday].every(([weekday, plan]) => {
      const other = more?.byWeekday.get(weekday);
      return other !== undefined && samePlan(other, plan);
    });
    if (last && isSame) kept[kept.length - 1] = { ...last, to: run.to, byWeekday: (more ?? run).byWeekday };
    else kept.push(run);
  }
  return kept;
}

/** Weeks begin on Monday, as ISO 8601 has them. */
const FROM_MONDAY: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function groupsOf<C extends TimedDestination>(
  byWeekday: ReadonlyMap<Weekday, readonly Stretch<C>[]>,
): readonly SameDays<C>[] {
  const groups: { weekdays: Weekday[]; stretches: readonly Stretch<C>[] }[] = [];
  for (const weekday of FROM_MONDAY) {
    const plan = byWeekday.get(weekday);
    if (plan === undefined) continue;
    const same = groups.find(({ stretches }) => samePlan(stretches, plan));
    if (same) same.weekdays.push(weekday);
    else groups.push({ weekdays: [weekday], stretches: plan });
  }
  return groups;
}
