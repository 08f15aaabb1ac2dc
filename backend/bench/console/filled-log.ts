import { randomUUID } from 'node:crypto';
import type { Result } from '../../src/contract/result.ts';
import type { DomainEvent } from '../../src/domain/event.ts';
import type { DomainAppend, EventLog } from '../../src/log/event-log.ts';
import type { Actor } from '../../src/ports/event-store.ts';

/** A stream that a benchmark begins, and who does so. */
export interface Filled {
  readonly stream: string;
  readonly by: Actor;
  readonly events: readonly DomainEvent[];
}

/** Returns the events that the rules of the product decide. Throws where they refuse: the log would not be sound. */
export function decided<Event>(decision: Result<{ readonly events: readonly Event[] }>): readonly Event[] {
  if (decision.ok) return decision.value.events;
  throw new Error(`a command of the filled log was refused: ${decision.refusal.code}`);
}

/** Begins streams. `at`: ISO 8601, UTC. */
export async function begin(log: EventLog, at: string, streams: readonly Filled[]): Promise<void> {
  const appends = streams.map(
    ({ stream, by, events }): DomainAppend => ({
      stream,
      expected: 'none',
      events: events.map((event) => ({ ...event, id: randomUUID(), at, actor: by })),
    }),
  );
  for (const outcome of await log.appendMany(appends))
    if (!outcome.ok) throw new Error('a stream of the filled log exists already');
}
