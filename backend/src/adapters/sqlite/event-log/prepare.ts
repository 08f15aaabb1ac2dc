import type { Append } from '../../../ports/event-store.ts';
import type { PreparedAppend } from './judge.ts';

/** Calls `events` when it is a function and makes the JSON. Throws for an append that no caller should make. */
export function prepareAppend({ stream, expected, events }: Append): PreparedAppend {
  const list = typeof events === 'function' ? events() : events;
  if (list.length === 0) throw new RangeError(`an append to ${stream} has no events`);
  return {
    stream,
    expected,
    events: list.map((event) => ({
      event,
      actor: JSON.stringify({ kind: event.actor.kind, id: event.actor.id }),
      data: JSON.stringify(event.data),
    })),
  };
}

/** What can be told before anything is stored: an expectation that is none, or two appends to one stream at once. */
export function assertSound(appends: readonly Append[]): void {
  for (const { stream, expected, events } of appends) {
    if (expected !== 'none' && !(Number.isSafeInteger(expected) && expected >= 0)) {
      throw new RangeError(`${expected} is not a revision to expect of ${stream}`);
    }
    if (typeof events !== 'function' && events.length === 0) {
      throw new RangeError(`an append to ${stream} has no events`);
    }
  }
  if (new Set(appends.map(({ stream }) => stream)).size < appends.length) {
    throw new RangeError('a call appends to the same stream twice');
  }
}
