import type { Position } from '../ports/event-feed.ts';
import type { Projection } from '../read-models/projection.ts';
import { follow, type ProjectorPorts } from './project.ts';
import { documentWriter } from './write-documents.ts';

const BATCH = 1000;

/**
 * Makes a read model anew from the log, beside the one that is served, and swaps it in once it has caught up. Answers
 * the number of events read.
 */
export async function rebuild(
  ports: ProjectorPorts,
  projection: Projection,
  signal: AbortSignal,
): Promise<number> {
  let events = 0;
  let position: Position | undefined;
  await ports.store.beginRebuild(projection.definition);
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
  await ports.store.swap(projection.definition.name);
  return events + (await topUp(ports, projection, position ?? 'start', signal));
}

/**
 * What was appended between the rebuild's last batch and the swap may have been written into the replaced documents only,
 * by a group that won't be given it again. Whatever is written after the swap goes to the new ones: a commit that comes
 * late is a conflict.
 */
async function topUp(
  ports: ProjectorPorts,
  projection: Projection,
  after: Position,
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
