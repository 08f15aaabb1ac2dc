import type { OpenedEvent } from '../../log/opened-event.ts';
import type { DocumentWrite, Generation, ReadStore, StoredDocument } from '../../ports/read-store.ts';
import { addChange, foldDocument, type PlannedChanges } from '../../read-models/fold.ts';
import type { Plan, Projection } from '../../read-models/projection.ts';
import type { ScanChange, SealedCounting } from '../../read-models/sealed-counting.ts';

/**
 * Documents of a part that only counts. A busy second has many thousand: read together, most of their memory would outlive
 * several collections of garbage, and one write would block all others for seconds.
 */
const MOST_COUNTED = 500;

/** Some of the documents that a batch of events changes. */
export interface Part extends Plan {
  /** Whether their personal fields stay sealed. */
  readonly sealed: boolean;
}

/**
 * Returns what events change, in parts that are read and written one after the other; at least one. First come the documents that
 * somebody may wait for. Those that were only scanned follow in the order of ids: these lie near each other in an engine.
 */
export function plannedParts(projection: Projection, events: readonly OpenedEvent[]): readonly Part[] {
  const { counting } = projection;
  if (!counting) return [{ ...projection.plan(events), sealed: false }];
  const scanned = new Map<string, PlannedChanges<ScanChange>>();
  const others = events.filter(
    (event) => !counting.scansIn(event, (id, scan) => addChange(scanned, id, event, scan)),
  );
  if (scanned.size === 0) return [{ ...projection.plan(events), sealed: false }];
  const changed = new Set(projection.plan(others).ids);
  for (const id of changed) scanned.delete(id);
  const counted = [...scanned].sort(([one], [other]) => (one < other ? -1 : 1));
  const sealed = Array.from({ length: Math.ceil(counted.length / MOST_COUNTED) }, (_none, place) =>
    countingPart(counting, new Map(counted.slice(place * MOST_COUNTED, (place + 1) * MOST_COUNTED))),
  );
  if (changed.size === 0) return sealed;
  const plan = projection.plan(events, (id) => changed.has(id));
  return [{ ...plan, sealed: false }, ...sealed];
}

/** Reads the documents of a part, and returns the writes that bring them up to date. */
export async function writesOf(
  store: Pick<ReadStore, 'getMany'>,
  { ids, sealed, fold }: Part,
  { collection, generation = 'active' }: { readonly collection: string; readonly generation?: Generation },
): Promise<readonly DocumentWrite[]> {
  return fold(ids.length === 0 ? [] : await store.getMany(collection, ids, generation, { sealed }));
}

function countingPart(
  { count }: SealedCounting,
  planned: ReadonlyMap<string, PlannedChanges<ScanChange>>,
): Part {
  const evolution = { schema: { parse: (body: StoredDocument['body']) => body }, evolve: count };
  return {
    ids: [...planned.keys()],
    sealed: true,
    fold: (stored) => {
      const byId = new Map(stored.map((document) => [document.id, document]));
      return [...planned].flatMap(([id, all]) => foldDocument(evolution, id, byId.get(id), all) ?? []);
    },
  };
}
