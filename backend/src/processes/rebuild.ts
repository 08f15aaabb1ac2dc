import type { Projection } from '../read-models/projection.ts';
import { follow, type ProjectorPorts } from './project.ts';

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
  await ports.store.beginRebuild(projection.definition);
  await follow(ports, projection, {
    signal,
    generation: 'next',
    batchSize: BATCH,
    onProgress: (progress) => {
      events += progress.events;
      return !progress.caughtUp;
    },
  });
  signal.throwIfAborted();
  await ports.store.swap(projection.definition.name);
  return events;
}
