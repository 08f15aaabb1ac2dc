import { createHash } from 'node:crypto';
import { join } from 'node:path';

const SHARD = /^[0-9a-f]{2}$/;
const ENTRY = /^[0-9a-f]{64}\.json$/;

/** Where the tree keeps the entry and the bytes of a key. Names of files with bytes start with `prefix`. */
export function placeOf(folder: string, key: string) {
  const hash = createHash('sha256').update(key).digest('hex');
  const shard = join(folder, hash.slice(0, 2));
  return { shard, prefix: `${hash}.`, entryFile: join(shard, `${hash}.json`) };
}

export const isShard = (name: string) => SHARD.test(name);
export const isEntry = (name: string) => ENTRY.test(name);
