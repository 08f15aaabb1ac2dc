/** Seconds. S3 signs nothing for longer. */
const LONGEST = 7 * 24 * 60 * 60;

/** Throws `RangeError` for a lifetime outside the limits, in seconds. */
export function assertLifetime(seconds: number, shortest = 1): void {
  if (!Number.isInteger(seconds) || seconds < shortest || seconds > LONGEST) {
    throw new RangeError(`not a lifetime: ${seconds} seconds`);
  }
}
