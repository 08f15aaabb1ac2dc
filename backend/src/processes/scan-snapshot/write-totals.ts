import type { Position } from '../../ports/event-feed.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { SCAN_SNAPSHOT } from '../../read-models/scan-snapshot/document.ts';
import { foldTotals } from '../../read-models/scan-snapshot/totals.ts';
import type { Addition } from '../../read-models/scan-snapshot/window.ts';

/** Documents of one commit, and the changes after which no further one joins. */
const [DOCUMENTS, CHANGES] = [2_000, 16_384];

/** The place in the log that the stored snapshot has reached, which others must not move meanwhile. */
export interface Reached {
  readonly store: ReadStore;
  readonly from: Position | null;
}

/**
 * Adds to the totals of a snapshot, some thousand documents at a time, and leaves its position as it is. The documents know what they
 * count, so that what was written before a kill is not counted again. `rest` is called after each commit.
 */
export async function writeTotals(
  reached: Reached,
  additions: Iterable<Addition>,
  rest: () => Promise<void>,
): Promise<void> {
  let part = new Map<string, Addition>();
  let size = 0;
  const write = async () => {
    await writePart(reached, part);
    part = new Map();
    size = 0;
    await rest();
  };
  for (const addition of additions) {
    if (part.size >= DOCUMENTS || size >= CHANGES || part.has(addition.id)) await write();
    part.set(addition.id, addition);
    size += addition.size;
  }
  if (part.size > 0) await write();
}

async function writePart({ store, from }: Reached, part: ReadonlyMap<string, Addition>): Promise<void> {
  const { name: collection, version } = SCAN_SNAPSHOT;
  const stored = await store.getMany(collection, [...part.keys()]);
  const byId = new Map(stored.map((document) => [document.id, document]));
  const writes = Array.from(
    part.values(),
    ({ by, id, changes }) => foldTotals(by, id, byId.get(id), changes()) ?? [],
  ).flat();
  await committed(store.commit({ collection, version, from, writes }));
}

/** Rejects where another process writes the snapshot: the lease of rebuilds was lost. */
export async function committed(commit: ReturnType<ReadStore['commit']>): Promise<void> {
  const outcome = await commit;
  if (outcome !== 'committed') throw new Error(`another process writes the snapshot of scans: ${outcome}`);
}
