import type { Append } from '../../../ports/event-store.ts';
import { assertSome } from '../../shared/appends.ts';
import type { PreparedAppend } from './store-append.ts';

/** Calls `events` when it is a function, and encodes the events. Throws `RangeError` for an append without events. */
export function prepareAppend({ stream, expected, events }: Append): PreparedAppend {
  const list = typeof events === 'function' ? events() : events;
  assertSome(stream, list);
  return {
    stream,
    expected,
    events: list.map((event) => ({
      event,
      actor: JSON.stringify({ kind: event.actor.kind, id: event.actor.id, apiKey: event.actor.apiKey }),
      data: JSON.stringify(event.data),
    })),
  };
}
