import { randomUUID } from 'node:crypto';
import { type EventStore, SYSTEM } from '../../src/ports/event-store.ts';

/** Appends one event to a stream of its own. */
export async function append(events: EventStore): Promise<void> {
  const event = { type: 'CodeNamed', version: 1, at: new Date(0).toISOString(), actor: SYSTEM };
  const data = { name: 'Bare' };
  const stream = `bare-${randomUUID()}`;
  await events.append({ stream, expected: 'none', events: [{ ...event, id: randomUUID(), data }] });
}
