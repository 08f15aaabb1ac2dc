import { HOUSE } from '../../domain/event.ts';
import { codesOwnedBy } from '../../read-models/codes/queries.ts';
import type { HttpContext } from '../context.ts';

/** Returns the files, with their sizes in bytes, that contents of a person's codes refer to or referred to. */
export async function keptFiles(
  { store }: Pick<HttpContext, 'store'>,
  person: string,
): Promise<ReadonlyMap<string, number>> {
  if (person === HOUSE) return new Map();
  const codes = await codesOwnedBy(store, person);
  return new Map(codes.flatMap(({ files }) => Object.values(files).map(({ key, size }) => [key, size])));
}
