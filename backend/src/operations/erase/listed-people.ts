import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { ErasureContext } from '../../processes/erasure/context.ts';
import { ErasedPerson, erasedPeople } from '../../processes/erasure/erased-list.ts';

/** Yields everybody on the list in the file storage, and in a file of such lines, if one is given. */
export async function* listedPeople(
  context: Pick<ErasureContext, 'files'>,
  file?: string,
): AsyncGenerator<ErasedPerson> {
  yield* erasedPeople(context);
  if (file === undefined) return;
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line.trim() !== '') yield ErasedPerson.parse(JSON.parse(line));
}
