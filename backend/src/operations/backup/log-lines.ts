import { z } from 'zod';
import { endOf } from '../../ports/end-of-feed.ts';
import type { EventFeed, Position } from '../../ports/event-feed.ts';
import type { EventStore, RecordedEvent } from '../../ports/event-store.ts';
import type { JsonObject } from '../../ports/json/json.ts';
import type { Vault } from '../../ports/vault.ts';
import { AppendWindow, appendWindow } from '../migrate/append-window.ts';
import { renumber } from '../migrate/renumber.ts';
import { readToEnd } from '../read-to-end.ts';

/** How far each process is in the log, as the vault says. */
export async function checkpointsIn(vault: Vault): Promise<ReadonlyMap<string, Position>> {
  const checkpoints = new Map<string, Position>();
  for await (const { kind, id, value } of vault.scan())
    if (kind === 'checkpoint' && typeof value === 'string') checkpoints.set(id, value);
  return checkpoints;
}

export interface Counted {
  events: number;
  position: Position;
  /** How many of the events each process has handled. */
  readonly handled: Record<string, number>;
}

/**
 * Yields every event of a log, and counts those before each checkpoint into `counted`, because another engine has other
 * positions.
 */
export async function* eventsOf(
  feed: EventFeed,
  checkpoints: ReadonlyMap<string, Position>,
  counted: Counted,
): AsyncGenerator<RecordedEvent> {
  for (const name of checkpoints.keys()) counted.handled[name] = 0;
  for await (const events of readToEnd(feed)) {
    for (const { position, ...event } of events) {
      counted.events += 1;
      counted.position = position;
      for (const [name, checkpoint] of checkpoints)
        if (feed.compare(position, checkpoint) <= 0) counted.handled[name] = counted.events;
      yield event;
    }
  }
}

/** An event as a line of JSON has it. */
export const StoredEvent = z.object({
  stream: z.string(),
  revision: z.int(),
  id: z.string(),
  type: z.string(),
  version: z.int(),
  at: z.string(),
  actor: z.object({
    kind: z.enum(['user', 'admin', 'system']),
    id: z.string().nullable(),
    apiKey: z.string().optional(),
    domain: z.string().optional(),
  }),
  data: z.custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  trace: z.string().optional(),
});

/**
 * Appends the events of a back-up to an empty log. Returns the position there at which each process goes on. `handled`: how many
 * events each has handled; none for a process that begins with the first.
 */
export async function appendLines(
  lines: AsyncIterable<unknown>,
  { store, feed }: { readonly store: EventStore; readonly feed: EventFeed },
  handled: Readonly<Record<string, number>>,
): Promise<ReadonlyMap<string, Position>> {
  const moved = renumber();
  const stops = new Set(Object.values(handled));
  const positions = new Map<number, Position>();
  let window = new AppendWindow();
  let appended = 0;
  const flush = async () => {
    await appendWindow(store, window);
    window = new AppendWindow();
  };
  for await (const line of lines) {
    const event = moved(StoredEvent.parse(line));
    if (!window.hasRoomFor(event)) await flush();
    window.add(event);
    appended += 1;
    if (!stops.has(appended)) continue;
    // What was handled is all appended before what was not.
    await flush();
    positions.set(appended, await endOf(feed));
  }
  await flush();
  return new Map(
    Object.entries(handled).flatMap(([name, events]) => {
      const position = positions.get(events);
      return position === undefined ? [] : [[name, position] as const];
    }),
  );
}
