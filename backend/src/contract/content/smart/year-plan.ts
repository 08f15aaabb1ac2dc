import { conditionsIn, type TimedDestination } from '../pick-destination.ts';
import { type ClockChange, clockChanges, DAY_MS } from './clock-changes.ts';
import { type Period, periodsOf, YEAR_DAYS } from './periods.ts';
import { wallClock } from './wall-clock.ts';
import type { YearVisitor } from './week-plans.ts';

export interface YearPlan<C extends TimedDestination = TimedDestination> {
  readonly periods: readonly Period<C>[];
  readonly changes: readonly ClockChange[];
  /** The conditions of the zone that open on no day of the year. */
  readonly unused: readonly C[];
}

/** Returns what opens when, from the day of a moment in milliseconds and for 365 days, for one kind of visitor. */
export function yearPlan<C extends TimedDestination>(
  conditions: readonly C[],
  visitor: YearVisitor,
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

/** Returns the conditions that decide for no visitor on any day of a year. */
function unusedOf<C extends TimedDestination>(conditions: readonly C[], first: string): readonly C[] {
  const known = new Map<string, ReadonlySet<C | undefined>>();
  const usedBy = (visitor: YearVisitor) => {
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
