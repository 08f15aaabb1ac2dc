import type { StoredDocument } from '../../ports/read-store.ts';
import { foldChanges, planChanges } from '../../read-models/fold.ts';
import type { Projection } from '../../read-models/projection.ts';
import type { AuditPorts } from './read-model.ts';

const BATCH = 1000;

/** Some documents made anew from the log, each by just the events that its revisions say it has seen. */
export async function refold(
  { feed, codec }: AuditPorts,
  projection: Projection,
  wanted: ReadonlyMap<string, StoredDocument>,
): Promise<ReadonlyMap<string, StoredDocument>> {
  const documents = new Map<string, StoredDocument>();
  if (wanted.size === 0) return documents;
  const { signal } = new AbortController();
  const { streams } = projection;
  for await (const { events, caughtUp } of feed.subscribe({
    after: 'start',
    streams,
    batchSize: BATCH,
    signal,
  })) {
    const planned = planChanges(projection, await codec.decodeAll(events)).filter(
      ({ event, change }) => (wanted.get(change.id)?.revisions[event.stream] ?? -1) >= event.revision,
    );
    const known = new Set(planned.map(({ change }) => change.id));
    const before = [...known].flatMap((id) => documents.get(id) ?? []);
    for (const { seen, ...document } of foldChanges(planned, before))
      documents.set(document.id, { ...document, version: seen + 1 });
    if (caughtUp) break;
  }
  return documents;
}
