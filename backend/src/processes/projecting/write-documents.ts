import type { EventLog } from '../../log/event-log.ts';
import type { Position } from '../../ports/event-feed.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import type { Projection } from '../../read-models/projection.ts';
import { type Part, plannedParts, writesOf } from './planned-parts.ts';
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
  /** Resolves to how many documents it has written. */
  const writePart = async (part: Part): Promise<number> => {
    for (;;) {
      if (from === undefined) from = await store.checkpoint(collection);
      const writes = await writesOf(store, part, { collection });
      if (writes.length === 0) return 0;
      const outcome = await store.commit({ collection, version, from, writes, sealed: part.sealed });
      if (outcome === 'committed') return writes.length;
      if (outcome === 'paused') await writesResumed(store, collection, signal);
      signal.throwIfAborted();
      from = undefined;
    }
  };
  return async (events: readonly RecordedEvent[]): Promise<void> => {
    const began = Date.now();
    let written = 0;
    for (const part of plannedParts(projection, await log.open(events)))
      if (part.ids.length > 0) written += await writePart(part);
    if (written > 0) traceDocuments(tracing, collection, events, began);
  };
}
