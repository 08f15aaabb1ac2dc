import type { GroupFeed } from '../../ports/group-feed.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import type { Projection } from '../../read-models/projection.ts';
import { type DocumentPorts, documentWriter } from './write-documents.ts';

export interface GroupProjectorPorts extends DocumentPorts {
  readonly groupFeed: GroupFeed;
}

export interface GroupProjectorOptions {
  /** One group for each read model: its members share the work. */
  readonly group: string;
  readonly signal: AbortSignal;
  readonly batchSize?: number;
  readonly tracing?: Tracing | undefined;
  /** Called after each batch that was written. */
  readonly onProgress?: (progress: { readonly events: number; readonly caughtUp: boolean }) => void;
}

/**
 * Projects one read model together with the other members of its group. Each batch takes one read and one write of its
 * documents; the group's offset moves only past events that were written.
 */
export async function followGroup(
  { groupFeed, ...ports }: GroupProjectorPorts,
  projection: Projection,
  { group, signal, batchSize, tracing, onProgress }: GroupProjectorOptions,
): Promise<void> {
  const write = documentWriter(ports, projection, signal, tracing);
  const subscription = { group, streams: projection.streams, signal };
  const batches = groupFeed.consume(batchSize === undefined ? subscription : { ...subscription, batchSize });
  try {
    for await (const { events, caughtUp } of batches) {
      await write(events);
      onProgress?.({ events: events.length, caughtUp });
    }
  } catch (error) {
    // The batch that the writer gave up is not confirmed, and comes again.
    if (!signal.aborted) throw error;
  }
}
