import {
  conditionsIn,
  openConditions,
  type SmartVisitor,
  type TimedDestination,
} from '../pick-destination.ts';

/** A stretch of the day that opens one link. `from` and `to` are `HH:mm`, both included. */
export interface Stretch<C extends TimedDestination = TimedDestination> {
  readonly from: string;
  readonly to: string;
  /** The condition that decides. Undefined where none applies: a gap, where the default opens. */
  readonly condition: C | undefined;
  /** Whether several conditions apply. */
  readonly overlaps: boolean;
}

const MINUTES = 24 * 60;

/** Returns the time of a minute of the day, from 0, as `HH:mm`. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Returns the minute of the day of a time `HH:mm`; not a number where there is no time. */
export function minuteOf(clock: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the share of the day before a time, from 0 to 1. The minute itself counts for `end`. */
export const shareOfDay = (clock: string, end = false): number => (minuteOf(clock) + (end ? 1 : 0)) / MINUTES;

/** What decides about a visitor on a day beside the time. */
export type DayVisitor = Omit<SmartVisitor, 'clock'>;

/** Returns a day of a time zone, stretch by stretch, as a visitor's scans see it. */
export const dayPlan = <C extends TimedDestination>(
  conditions: readonly C[],
  visitor: DayVisitor,
  zone: string,
): readonly Stretch<C>[] => planOf(conditionsIn(conditions, zone), visitor);

/** Returns the plan of a day by conditions of its zone. */
export function planOf<C extends TimedDestination>(
  conditions: readonly C[],
  visitor: DayVisitor,
): readonly Stretch<C>[] {
  const ends = conditions.flatMap(({ from, to }) => [minuteOf(from), minuteOf(to) + 1]);
  const starts = [...new Set([0, ...ends])].filter((minute) => minute >= 0 && minute < MINUTES);
  const stretches: Stretch<C>[] = [];
  const ordered = starts.sort((one, other) => one - other);
  for (const [place, start] of ordered.entries()) {
    const open = openConditions(conditions, { ...visitor, clock: clockOf(start) });
    const next = { condition: open[0], overlaps: open.length > 1 };
    const last = stretches.at(-1);
    const to = clockOf((ordered[place + 1] ?? MINUTES) - 1);
    if (last && last.condition === next.condition && last.overlaps === next.overlaps)
      stretches[stretches.length - 1] = { ...last, to };
    else stretches.push({ from: clockOf(start), to, ...next });
  }
  return stretches;
}
