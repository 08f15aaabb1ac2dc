import type { EventLog } from '../../log/event-log.ts';
import type { Position } from '../../ports/event-feed.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import type { Projection } from '../../read-models/projection.ts';
import { traceDocuments } from './trace-documents.ts';
import { writesResumed } from './writes-resumed.ts';

export interface DocumentPorts {
  readonly store: ReadStore;
  readonly log: EventLog;
}

/**
 * Writes what events change into the documents that are served, and moves no checkpoint. By the documents' own revisions,
 * a repeated event and another writer do no harm. A writer that comes second, or whose documents a rebuild has replaced,
 * reads and folds again. During a pause it waits. Once the signal aborts, unwritten events reject with its reason.
 */
export function documentWriter(
  { store, log }: DocumentPorts,
  projection: Projection,
  signal: AbortSignal,
  tracing?: Tracing,
) {
  const { name: collection, version } = projection.definition;
  let from: Position | null | undefined;
  return async (events: readonly RecordedEvent[]): Promise<void> => {
    const began = Date.now();
    const { ids, fold } = projection.plan(await log.open(events));
    while (ids.length > 0) {
      if (from === undefined) from = await store.checkpoint(collection);
      const writes = fold(await store.getMany(collection, ids));
      if (writes.length === 0) return;
      const outcome = await store.commit({ collection, version, from, writes });
      if (outcome === 'committed') return traceDocuments(tracing, collection, events, began);
      if (outcome === 'paused') await writesResumed(store, collection, signal);
      signal.throwIfAborted();
      from = undefined;
    }
  };
}
