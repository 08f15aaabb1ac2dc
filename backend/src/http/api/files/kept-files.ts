import { PRODUCT } from '../../../domain/event.ts';
import { allCodesOwnedBy } from '../../../read-models/codes/queries.ts';
import type { FilePorts } from './ports.ts';

/** Returns the files, with their sizes in bytes, that contents of a person's codes refer to or referred to. */
export async function keptFiles(
  { store }: Pick<FilePorts, 'store'>,
  person: string,
): Promise<ReadonlyMap<string, number>> {
  if (person === PRODUCT) return new Map();
  const kept = new Map<string, number>();
  for await (const { files } of allCodesOwnedBy(store, person))
    for (const { key, size } of Object.values(files)) kept.set(key, size);
  return kept;
}
