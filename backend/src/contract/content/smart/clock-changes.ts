import type { WallClock } from '../pick-destination.ts';
import { wallClock } from './wall-clock.ts';

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** A change of the clock of a time zone, such as to daylight saving time. */
export interface ClockChange {
  /** When the clocks change, in milliseconds. */
  readonly at: number;
  /** `skipped`: the times do not come. `repeated`: they come twice. */
  readonly kind: 'skipped' | 'repeated';
  /** The first and the last minute of the times, on the clock of the wall. */
  readonly first: WallClock;
  readonly last: WallClock;
}

/** Returns the day and the time that a count of milliseconds shows without any zone. */
function shown(ms: number): WallClock {
  const text = new Date(ms).toISOString();
  return { date: text.slice(0, 10), clock: text.slice(11, 16) };
}

/** Returns how far the clock of a zone is ahead of UTC, in milliseconds, to the minute. */
function offsetOf(zone: string, at: number): number {
  const { date, clock } = wallClock(zone, at);
  return Date.parse(`${date}T${clock}Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/** Returns the changes of a zone's clock between two moments in milliseconds. No zone changes twice within a day. */
export function clockChanges(zone: string, from: number, until: number): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  let before = offsetOf(zone, from);
  for (let at = from + DAY_MS; at < until + DAY_MS; at += DAY_MS) {
    const end = Math.min(at, until);
    const after = offsetOf(zone, end);
    if (after !== before) changes.push(changeOf(changedAt(zone, at - DAY_MS, end), before, after));
    before = after;
  }
  return changes;
}

/** Finds the minute at which the offset is another one than at `low`. */
function changedAt(zone: string, low: number, high: number): number {
  const before = offsetOf(zone, low);
  let [first, last] = [Math.floor(low / MINUTE_MS), Math.ceil(high / MINUTE_MS)];
  while (last - first > 1) {
    const middle = Math.floor((first + last) / 2);
    if (offsetOf(zone, middle * MINUTE_MS) === before) first = middle;
    else last = middle;
  }
  return last * MINUTE_MS;
}

function changeOf(at: number, before: number, after: number): ClockChange {
  const [low, high] = before < after ? [before, after] : [after, before];
  const kind = before < after ? 'skipped' : 'repeated';
  return { at, kind, first: shown(at + low), last: shown(at + high - MINUTE_MS) };
}
