import type { Position } from '../../ports/event-feed.ts';
import type { Projection } from '../../read-models/projection.ts';
import { follow, type ProjectorPorts } from './follow-log.ts';
import { documentWriter } from './write-documents.ts';

const BATCH = 1000;

/**
 * Rebuilds a read model from the log into a second generation, beside the one that is served. Swaps the two once the new
 * one holds all that the old one has shown; while the old one advances, there is a little more to read. Returns the
 * number of events read.
 */
export async function rebuild(
  ports: ProjectorPorts,
  projection: Projection,
  signal: AbortSignal,
): Promise<number> {
  const { store } = ports;
  const { name } = projection.definition;
  let events = 0;
  await store.beginRebuild(projection.definition);
  for (;;) {
    // Read before the log is read to its end, so that the new generation reaches this checkpoint too.
    const shown = await store.checkpoint(name);
    const caughtUp = await catchUp(ports, projection, signal);
    events += caughtUp.events;
    if (await store.swap(name, shown))
      return events + (await topUp(ports, projection, caughtUp.position, signal));
  }
}

/** Brings the new generation to the end of the log. */
async function catchUp(
  ports: ProjectorPorts,
  projection: Projection,
  signal: AbortSignal,
): Promise<{ readonly events: number; readonly position: Position | 'start' }> {
  let events = 0;
  let position: Position | 'start' = 'start';
  await follow(ports, projection, {
    signal,
    generation: 'next',
    batchSize: BATCH,
    onProgress: (progress) => {
      events += progress.events;
      position = progress.position;
      return !progress.caughtUp;
    },
  });
  signal.throwIfAborted();
  return { events, position };
}

/**
 * Writes what was appended between the rebuild's last batch and the swap. A group may have written it into the replaced
 * documents only, and never gets it again. Whatever is written after the swap goes to the new documents: a late commit
 * is a conflict.
 */
async function topUp(
  ports: ProjectorPorts,
  projection: Projection,
  after: Position | 'start',
  signal: AbortSignal,
): Promise<number> {
  const write = documentWriter(ports, projection);
  const { streams } = projection;
  let count = 0;
  for await (const { events, caughtUp } of ports.feed.subscribe({
    after,
    streams,
    batchSize: BATCH,
    signal,
  })) {
    await write(events);
    count += events.length;
    if (caughtUp) break;
  }
  signal.throwIfAborted();
  return count;
}
