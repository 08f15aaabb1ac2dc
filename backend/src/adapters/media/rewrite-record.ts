import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { beside } from './stored-file.ts';

const RECORD = z.object({ declared: z.number(), rewritten: z.number() });

const recordOf = (key: string) => beside(key, 'rewritten.json');

/** Notes the size that a file is about to get, so that work that was interrupted may start over. Sizes in bytes. */
export async function noteRewrite(
  storage: ObjectStorage,
  key: string,
  sizes: z.infer<typeof RECORD>,
): Promise<void> {
  await storage.put(recordOf(key), 'application/json', Buffer.from(JSON.stringify(sizes)));
}

/** Whether the file of this size is one that replaced an upload of the declared size. */
export async function isRewrite(
  storage: ObjectStorage,
  key: string,
  declared: number,
  size: number,
): Promise<boolean> {
  const found = await storage.get(recordOf(key));
  if (found === undefined) return false;
  const record = RECORD.parse(await json(found.body));
  return record.declared === declared && record.rewritten === size;
}
