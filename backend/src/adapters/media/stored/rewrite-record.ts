import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { codeOfKey } from '../../../domain/qr-code/file-keys.ts';
import type { ObjectStorage } from '../../../ports/object-storage.ts';
import { beside } from './stored-file.ts';

/** Sizes in bytes: of the upload, and of the file that everybody may have. */
const RECORD = z.object({ declared: z.number(), rewritten: z.number() });
type Sizes = z.infer<typeof RECORD>;

const recordOf = (key: string) => beside(key, 'rewritten.json');

/** Notes the size that a file is about to get, so that work that was interrupted may start over. */
export async function noteRewrite(storage: ObjectStorage, key: string, sizes: Sizes): Promise<void> {
  await storage.put(recordOf(key), 'application/json', Buffer.from(JSON.stringify(sizes)));
}

/** Notes that a file of a code is as everybody may have it. */
export async function noteClean(storage: ObjectStorage, key: string, sizes: Sizes): Promise<void> {
  if (codeOfKey(key) !== undefined) await noteRewrite(storage, key, sizes);
}

/** The sizes that were noted where the file has the size that it got; undefined for a file that was not cleaned. */
export async function cleanedSizes(
  storage: ObjectStorage,
  key: string,
  size: number,
): Promise<Sizes | undefined> {
  const found = await storage.get(recordOf(key));
  if (found === undefined) return undefined;
  const record = RECORD.parse(await json(found.body));
  return record.rewritten === size ? record : undefined;
}
