import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const LEAF_OF_AN_INDEX = 0x0a;

/** Flips one bit in the index of a log, in the first entry of a stream. Rows stay as they are. */
export function hideFromIndex(file: string, stream: string): void {
  const db = new DatabaseSync(file, { timeout: 1000 });
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const size = Number(db.prepare('PRAGMA page_size').get()?.['page_size']);
  db.close();
  const bytes = readFileSync(file);
  for (let start = size; start < bytes.length; start += size) {
    const at = bytes.subarray(start, start + size).lastIndexOf(stream);
    if (bytes[start] !== LEAF_OF_AN_INDEX || at < 0) continue;
    const last = start + at + stream.length - 1;
    bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last);
    writeFileSync(file, bytes);
    return;
  }
  throw new Error(`no index names ${stream}`);
}
