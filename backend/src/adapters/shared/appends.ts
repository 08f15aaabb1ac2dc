import type { Append } from '../../ports/event-store.ts';

/** Throws `RangeError` for an invalid expected revision, an append without events, and two appends to one stream. */
export function assertAppends(appends: readonly Append[]): void {
  for (const { stream, expected, events } of appends) {
    if (expected !== 'none' && !(Number.isSafeInteger(expected) && expected >= 0)) {
      throw new RangeError(`${expected} is not a revision to expect of ${stream}`);
    }
    if (typeof events !== 'function') assertSome(stream, events);
  }
  if (new Set(appends.map(({ stream }) => stream)).size < appends.length) {
    throw new RangeError('a call appends to the same stream twice');
  }
}

export function assertSome(stream: string, events: readonly unknown[]): void {
  if (events.length === 0) throw new RangeError(`an append to ${stream} has no events`);
}
