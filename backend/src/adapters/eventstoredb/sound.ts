import type { Append, NewEvent } from '../../ports/event-store.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What can be told before anything is sent: an expectation that is none, or two appends to one stream at once. */
export function assertSound(appends: readonly Append[]): void {
  for (const { stream, expected, events } of appends) {
    if (expected !== 'none' && !(Number.isSafeInteger(expected) && expected >= 0)) {
      throw new RangeError(`${expected} is not a revision to expect of ${stream}`);
    }
    if (typeof events !== 'function') assertEvents(stream, events);
  }
  if (new Set(appends.map(({ stream }) => stream)).size < appends.length) {
    throw new RangeError('a call appends to the same stream twice');
  }
}

/** The server answers an append of nothing with success, and an id that is none with an error that tells nothing. */
export function assertEvents(stream: string, events: readonly NewEvent[]): void {
  if (events.length === 0) throw new RangeError(`an append to ${stream} has no events`);
  const odd = events.find(({ id }) => !UUID.test(id));
  if (odd)
    throw new RangeError(`an append to ${stream} has an event whose id is no lower-case UUID: ${odd.id}`);
}
