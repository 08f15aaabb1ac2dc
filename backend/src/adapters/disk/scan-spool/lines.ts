import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { type Json, parseJson } from '../../../ports/json.ts';
import type { SpoolEntry } from '../../../ports/scan-spool.ts';
import { StoredTarget } from './stored-target.ts';

const StoredJson: z.ZodType<Json> = z.json();

const StoredEntry = z.object({
  event: z.object({
    id: z.uuid(),
    type: z.string(),
    version: z.int(),
    at: z.string(),
    actor: z.object({ kind: z.enum(['user', 'admin', 'system']), id: z.string().nullable() }),
    data: z.record(z.string(), StoredJson),
    trace: z.string().optional(),
  }),
  scans: z.int(),
  sent: StoredTarget.optional(),
});

const CHECKSUM_LENGTH = 8;
/** The beginning of each line behind its checksum. */
const BEGINNING = ' {"event":';

/** Returns the line of an entry: its checksum, its JSON and a line feed. */
export function lineOf({ event, scans, sent }: SpoolEntry): Buffer {
  const json = JSON.stringify({ event, scans, sent });
  return Buffer.from(`${checksumOf(Buffer.from(json))} ${json}\n`);
}

/** Returns the entry of a line without its line feed; undefined for a damaged one. */
export function entryOf(line: Buffer): SpoolEntry | undefined {
  const json = line.subarray(CHECKSUM_LENGTH + 1);
  if (line.toString('latin1', 0, CHECKSUM_LENGTH) === checksumOf(json) && line[CHECKSUM_LENGTH] === 0x20)
    return StoredEntry.parse(parseJson(json.toString()));
  return undefined;
}

/** Returns the line behind a damaged one, where the line feed between them is damaged; undefined for none. */
export function lineBehind(line: Buffer): Buffer | undefined {
  const beginning = line.indexOf(BEGINNING, CHECKSUM_LENGTH + 1);
  return beginning === -1 ? undefined : line.subarray(beginning - CHECKSUM_LENGTH);
}

const checksumOf = (json: Buffer) => crc32(json).toString(16).padStart(CHECKSUM_LENGTH, '0');
