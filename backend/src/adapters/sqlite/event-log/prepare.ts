import type { Append } from '../../../ports/event-store.ts';
import { assertSome } from '../../shared/appends.ts';
import type { PreparedAppend } from './store-append.ts';

/** Calls `events` when it is a function and makes the JSON. Throws for an append that no caller should make. */
export function prepareAppend({ stream, expected, events }: Append): PreparedAppend {
  const list = typeof events === 'function' ? events() : events;
  assertSome(stream, list);
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
