import type { Actor, Append } from '../../../ports/event-store.ts';
import { assertSome } from '../../shared/appends.ts';
import type { PreparedAppend } from './store-append.ts';

/** Calls `events` when it is a function, and encodes the events. Throws `RangeError` for an append without events. */
export function prepareAppend({ stream, expected, events }: Append): PreparedAppend {
  const list = typeof events === 'function' ? events() : events;
  assertSome(stream, list);
  return {
    stream,
    expected,
    events: list.map((event) => ({ event, actor: written(event.actor), data: JSON.stringify(event.data) })),
  };
}

/** Its fields in one order, which a checksum covers. */
const written = ({ kind, id, apiKey, domain }: Actor): string => JSON.stringify({ kind, id, apiKey, domain });
