import type { StoredDocument } from '../../ports/read-store.ts';
import type { Projection } from '../../read-models/projection.ts';
import type { AuditPorts } from './read-model.ts';

const BATCH = 1000;

/** Folds some documents from the log again, each up to exactly its revisions. */
export async function refold(
  { feed, log }: AuditPorts,
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
    const { ids, fold } = projection.plan(
      await log.open(events),
      (id, { stream, revision }) => (wanted.get(id)?.revisions[stream] ?? -1) >= revision,
    );
    for (const { seen, ...document } of fold(ids.flatMap((id) => documents.get(id) ?? [])))
      documents.set(document.id, { ...document, version: seen + 1 });
    if (caughtUp) break;
  }
  return documents;
}
