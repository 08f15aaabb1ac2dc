import type { Position } from '../../ports/event-feed.ts';
import type { StoredDocument } from '../../ports/read-store.ts';
import { partsOf } from '../../processes/projecting/filling/parts-of.ts';
import type { Projection } from '../../read-models/projection.ts';
import { hasReached } from './comparers.ts';
import { EVENTS_TOGETHER, type FoldPorts } from './folded-model.ts';

type Documents = ReadonlyMap<string, StoredDocument>;

/**
 * Folds some documents on from a position of the log, in memory, each up to exactly the revisions that `to` has of it. A document
 * without later events is the same object as before.
 */
export async function foldOn(
  { feed, log }: FoldPorts,
  projection: Projection,
  { after, from, to }: { readonly after: Position | null; readonly from: Documents; readonly to: Documents },
): Promise<Documents> {
  const documents = new Map(from);
  if (to.size === 0) return documents;
  const { signal } = new AbortController();
  const { streams } = projection;
  const subscription = { after: after ?? 'start', streams, batchSize: EVENTS_TOGETHER, signal };
  const areReached = () => [...to].every(([id, folded]) => hasReached({ stored: documents.get(id), folded }));
  for await (const batch of feed.subscribe(subscription)) {
    for (const { events } of partsOf(batch.events)) {
      const { ids, fold } = projection.plan(
        await log.open(events),
        (id, { stream, revision }) => (to.get(id)?.revisions[stream] ?? -1) >= revision,
      );
      for (const { seen, ...document } of fold(ids.flatMap((id) => documents.get(id) ?? [])))
        documents.set(document.id, { ...document, version: seen + 1 });
    }
    if (batch.caughtUp || areReached()) break;
  }
  return documents;
}
