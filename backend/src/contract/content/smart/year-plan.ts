import { conditionsIn, type TimedDestination, WEEKDAYS, type Weekday } from '../pick-destination.ts';
import { type ClockChange, clockChanges, DAY_MS } from './clock-changes.ts';
import { type DayVisitor, planOf, type Stretch } from './day-plan.ts';
import { wallClock } from './wall-clock.ts';

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

export interface YearPlan<C extends TimedDestination = TimedDestination> {
  readonly periods: readonly Period<C>[];
  readonly changes: readonly ClockChange[];
  /** The conditions of the zone that open on no day of the year. */
  readonly unused: readonly C[];
}

/** Returns a day some days after a day `YYYY-MM-DD`. */
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the weekday of a day `YYYY-MM-DD`. */
export const weekdayOf = (date: string): Weekday => WEEKDAYS[new Date(`${date}T12:00Z`).getUTCDay()] ?? 'sun';

const YEAR_DAYS = 365;

interface OpenPeriod<C extends TimedDestination> {
  readonly from: string;
  to: string;
  readonly byWeekday: Map<Weekday, readonly Stretch<C>[]>;
}

/** Returns what opens when, from the day of a moment in milliseconds and for 365 days, for one kind of visitor. */
export function yearPlan<C extends TimedDestination>(
  conditions: readonly C[],
  visitor: Omit<DayVisitor, 'date'>,
  zone: string,
  at: number,
): YearPlan<C> {
  const own = conditionsIn(conditions, zone);
  const first = wallClock(zone, at).date;
  return {
    periods: periodsOf(own, visitor, first),
    changes: clockChanges(zone, at, at + YEAR_DAYS * DAY_MS),
    unused: unusedOf(own, first),
  };
}

function periodsOf<C extends TimedDestination>(
  conditions: readonly C[],
  visitor: Omit<DayVisitor, 'date'>,
  first: string,
): readonly Period<C>[] {
  const plans = plansOf(conditions, visitor);
  const runs: OpenPeriod<C>[] = [];
  for (let day = 0; day < YEAR_DAYS; day += 1) {
    const date = dayAfter(first, day);
    const plan = plans(date);
    const weekday = weekdayOf(date);
    const run = runs.at(-1);
    const expected = run?.byWeekday.get(weekday);
    if (run === undefined || (expected && !samePlan(expected, plan)))
      runs.push({ from: date, to: date, byWeekday: new Map([[weekday, plan]]) });
    else {
      run.to = date;
      run.byWeekday.set(weekday, expected ?? plan);
    }
  }
  return runs.map(({ from, to, byWeekday }) => ({ from, to, groups: groupsOf(byWeekday) }));
}

/** Plans days. The days of a week have one plan each, until a date of a condition begins or ends. */
function plansOf<C extends TimedDestination>(
  conditions: readonly C[],
  visitor: Omit<DayVisitor, 'date'>,
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

/** Returns the conditions that decide for no visitor on any day of a year. */
function unusedOf<C extends TimedDestination>(conditions: readonly C[], first: string): readonly C[] {
  const known = new Map<string, ReadonlySet<C | undefined>>();
  const usedBy = (visitor: Omit<DayVisitor, 'date'>) => {
    const key = `${visitor.language} ${visitor.device}`;
    const used = known.get(key) ?? new Set(decidingIn(periodsOf(conditions, visitor, first)));
    known.set(key, used);
    return used;
  };
  return conditions.filter((condition) => {
    const languages = condition.languages?.length ? condition.languages : [''];
    const devices = condition.devices?.length ? condition.devices : ([''] as const);
    return !languages.some((language) =>
      devices.some((device) => usedBy({ language, device }).has(condition)),
    );
  });
}

const decidingIn = <C extends TimedDestination>(periods: readonly Period<C>[]): readonly (C | undefined)[] =>
  periods.flatMap(({ groups }) =>
    groups.flatMap(({ stretches }) => stretches.map(({ condition }) => condition)),
  );

const samePlan = <C extends TimedDestination>(
  one: readonly Stretch<C>[],
  other: readonly Stretch<C>[],
): boolean =>
  one.length === other.length &&
  one.every(({ from, condition, overlaps }, place) => {
    const stretch = other[place];
    return stretch?.from === from && stretch.condition === condition && stretch.overlaps === overlaps;
  });

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
