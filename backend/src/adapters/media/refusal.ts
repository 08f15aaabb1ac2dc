import type { RefusalReason, Refused } from '../../ports/media.ts';

/** Ends the work on a bad file. It leaves the room as a value. */
export class Refusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`refused: ${reason}`);
    this.reason = reason;
  }
}

/** The reason of a refusal as a value; other errors pass through. */
export async function orRefused<T>(work: Promise<T>): Promise<T | Refused> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.reason };
    throw error;
  }
}
