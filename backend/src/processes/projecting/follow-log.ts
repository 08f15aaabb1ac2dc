import type { EventLog } from '../../log/event-log.ts';
import type { EventFeed, FeedBatch, Position } from '../../ports/event-feed.ts';
import type { CommitOutcome, Generation, ReadStore } from '../../ports/read-store.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import type { Projection } from '../../read-models/projection.ts';
import { gatherScans } from './gather-scans.ts';
import { plannedParts, writesOf } from './planned-parts.ts';
import { traceDocuments } from './trace-documents.ts';
import { writesResumed } from './writes-resumed.ts';

export interface ProjectorPorts {
  readonly feed: EventFeed;
  readonly store: ReadStore;
  readonly log: EventLog;
}

export interface Progress {
  readonly position: Position;
  readonly caughtUp: boolean;
  readonly events: number;
}

interface Options {
  readonly signal: AbortSignal;
  readonly generation?: Generation;
  readonly batchSize?: number;
  /** Called after each batch; false ends the subscription. */
  readonly onProgress?: (progress: Progress) => boolean | Promise<boolean>;
  /** Whether scans gather for a second, where nobody waits for their counts. */
  readonly gathers?: boolean;
  /** A rebuild has none: the traces of what it reads are complete. */
  readonly tracing?: Tracing | undefined;
}

/** How often the checkpoint moves past events that do not concern the read model. */
const IDLE_COMMIT_MS = 1000;

const BATCH_SIZE = 500;

/**
 * Follows the feed and projects one read model, from its checkpoint on. When another writer moved the checkpoint or a
 * document, it starts again from what is stored. While a rebuild is about to swap, it waits.
 */
export async function follow(ports: ProjectorPorts, projection: Projection, options: Options): Promise<void> {
  const { feed, store } = ports;
  const { signal, generation = 'active', batchSize = BATCH_SIZE, gathers = false } = options;
  const { onProgress, tracing } = options;
  const { definition, streams } = projection;
  while (!signal.aborted) {
    let from = await store.checkpoint(definition.name, generation);
    const batches = feed.subscribe({ after: from ?? 'start', streams, signal, batchSize });
    let committedAt = Number.NEGATIVE_INFINITY;
    for await (const batch of gathers ? gatherScans(batches) : batches) {
      const due = batch.events.length > 0 || performance.now() - committedAt > IDLE_COMMIT_MS;
      if (due && batch.position !== from) {
        const outcome = await commitBatch(ports, projection, { generation, tracing }, from, batch);
        if (outcome === 'paused') await writesResumed(store, definition.name, signal);
        if (outcome !== 'committed') break;
        from = batch.position;
        committedAt = performance.now();
      }
      const progress = { position: batch.position, caughtUp: batch.caughtUp, events: batch.events.length };
      if (onProgress && !(await onProgress(progress))) return;
    }
  }
}

async function commitBatch(
  { store, log }: ProjectorPorts,
  projection: Projection,
  { generation, tracing }: { readonly generation: Generation; readonly tracing: Tracing | undefined },
  from: Position | null,
  batch: FeedBatch,
): Promise<CommitOutcome> {
  const began = Date.now();
  const { name: collection, version } = projection.definition;
  const parts = plannedParts(projection, await log.open(batch.events));
  let written = 0;
  for (const [place, part] of parts.entries()) {
    const writes = await writesOf(store, part, { collection, generation });
    // The checkpoint moves with the last part: documents tell by themselves which events they have applied.
    const to = place === parts.length - 1 ? { to: batch.position } : {};
    const { sealed } = part;
    const outcome = await store.commit({ collection, version, generation, from, ...to, writes, sealed });
    if (outcome !== 'committed') return outcome;
    written += writes.length;
  }
  if (written > 0) traceDocuments(tracing, collection, batch.events, began);
  return 'committed';
}
