import type { Position } from '../../ports/event-feed.ts';
import type { StoredDocument } from '../../ports/read-store.ts';
import type { Projection } from '../../read-models/projection.ts';
import type { FoldPorts } from './folded-model.ts';

type Documents = ReadonlyMap<string, StoredDocument>;

const BATCH = 1000;

/** Folds some documents on from a position of the log, in memory, each up to exactly the revisions that `to` has of it. */
export async function foldOn(
  { feed, log }: FoldPorts,
  projection: Projection,
  { after, from, to }: { readonly after: Position | null; readonly from: Documents; readonly to: Documents },
): Promise<Documents> {
  const documents = new Map(from);
  if (to.size === 0) return documents;
  const { signal } = new AbortController();
  const { streams } = projection;
  const subscription = { after: after ?? 'start', streams, batchSize: BATCH, signal };
  for await (const { events, caughtUp } of feed.subscribe(subscription)) {
    const { ids, fold } = projection.plan(
      await log.open(events),
      (id, { stream, revision }) => (to.get(id)?.revisions[stream] ?? -1) >= revision,
    );
    for (const { seen, ...document } of fold(ids.flatMap((id) => documents.get(id) ?? [])))
      documents.set(document.id, { ...document, version: seen + 1 });
    if (caughtUp) break;
  }
  return documents;
}
