import { assertLifetime } from '../../ports/lifetimes.ts';

/** Seconds: half of it is a whole second. */
const SHORTEST = 2;

/**
 * Returns when the current half of a lifetime began, in seconds since 1970. Halves are counted from 1970, so that all
 * processes agree. Throws `RangeError` for a lifetime outside the limits of `presignGet`.
 */
export function startOfHalf(now: Date, lifetime: number): number {
  assertLifetime(lifetime, SHORTEST);
  const half = Math.floor(lifetime / 2);
  return Math.floor(now.getTime() / 1_000 / half) * half;
}
