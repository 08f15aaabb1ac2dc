import type { RecordedEvent } from '../../ports/event-store.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import { traceEvents } from '../trace-events.ts';

/** Records in the trace of each event that the documents of a read model are written. */
export const traceDocuments = (
  tracing: Tracing | undefined,
  collection: string,
  events: readonly RecordedEvent[],
  began: number,
): void =>
  traceEvents(tracing, `project ${collection}`, 'consumer', events, began, {
    'db.collection.name': collection,
  });
