import type { ReadStore } from '../../../ports/read-store.ts';
import { batchesOf } from '../../../read-models/batches/batches.ts';
import type { CodeRow } from '../../../read-models/codes/queries.ts';
import type { BatchRow } from '../../../read-models/scan-statistics/queries.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { namedFor } from '../../views/masked.ts';
import { namesOf } from '../../views/names.ts';

/** Returns the names of codes and batches that a reader may see, by code and by id. */
export async function rankedNames(
  store: ReadStore,
  reader: SignedInCaller,
  { codes, batches }: { readonly codes: readonly CodeRow[]; readonly batches: readonly BatchRow[] },
): Promise<ReadonlyMap<string, string | null>> {
  const [namedCodes, namedBatches] = await Promise.all([
    namesOf(store, codes),
    batchesOf(
      store,
      batches.map(({ id }) => id),
    ),
  ]);
  return new Map([
    ...namedCodes.map((code) => [code.code, namedFor(reader, code).name] as const),
    ...Array.from(namedBatches, ([id, { name }]) => [id, name] as const),
  ]);
}
