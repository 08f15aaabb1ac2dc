import { randomUUID } from 'node:crypto';
import type { Result } from '../../src/contract/result.ts';
import type { DomainEvent } from '../../src/domain/event.ts';
import type { DomainAppend, EventLog } from '../../src/log/event-log.ts';
import type { Actor, Expected } from '../../src/ports/event-store.ts';

/** Events that follow in a stream, and who did so. */
export interface Filled {
  readonly stream: string;
  /** The revision that they follow. */
  readonly expected: Expected;
  readonly by: Actor;
  readonly events: readonly DomainEvent[];
}

/** Returns what the rules of the product decide. Throws where they refuse: the log would not be sound. */
export function decided<Value>(decision: Result<Value>): Value {
  if (decision.ok) return decision.value;
  throw new Error(`a command of the filled log was refused: ${decision.refusal.code}`);
}

/** Appends to streams. `at`: ISO 8601, UTC. */
export async function append(log: EventLog, at: string, streams: readonly Filled[]): Promise<void> {
  const appends = streams.map(
    ({ stream, expected, by, events }): DomainAppend => ({
      stream,
      expected,
      events: events.map((event) => ({ ...event, id: randomUUID(), at, actor: by })),
    }),
  );
  for (const outcome of await log.appendMany(appends))
    if (!outcome.ok) throw new Error('another process writes the filled log');
}
