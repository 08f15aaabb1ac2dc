import type { Position as LogPosition } from '@eventstore/db-client';
import type { Position } from '../../../ports/event-feed.ts';

/** The place before the first event of the log. */
export const BEGINNING = 'start';

/** A place in `$all`, or the log's beginning. */
export type Place = LogPosition | typeof BEGINNING;

export function formatPlace(place: Place): Position {
  return place === BEGINNING ? place : `${place.commit}/${place.prepare}`;
}

/** Throws `RangeError` for a text that is not a position of this feed. */
export function parsePlace(position: Position): Place {
  if (position === BEGINNING) return BEGINNING;
  const { commit, prepare } = /^(?<commit>\d{1,20})\/(?<prepare>\d{1,20})$/.exec(position)?.groups ?? {};
  if (commit === undefined || prepare === undefined)
    throw new RangeError(`${position} is not a position of this feed`);
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

export function isBehind(later: LogPosition, earlier: Place): boolean {
  if (earlier === BEGINNING) return true;
  if (later.commit !== earlier.commit) return later.commit > earlier.commit;
  return later.prepare > earlier.prepare;
}

/** Compares positions as numbers, commit first: a checkpoint of the server may have prepare 0, where an event has both alike. */
export function comparePositions(first: Position, second: Position): number {
  const [one, other] = [parsePlace(first), parsePlace(second)];
  if (other === BEGINNING) return one === BEGINNING ? 0 : 1;
  if (one === BEGINNING || isBehind(other, one)) return -1;
  return isBehind(one, other) ? 1 : 0;
}

/** Positions count the bytes of the log. */
export function shareOf(position: Position, end: Position): number {
  const [at, last] = [parsePlace(position), parsePlace(end)];
  if (last === BEGINNING) return 1;
  return at === BEGINNING ? 0 : Math.min(1, Number(at.commit) / Math.max(1, Number(last.commit)));
}
