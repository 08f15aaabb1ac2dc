import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { isJson, isJsonObject, type JsonObject, parseJson } from '../../../ports/json/json.ts';
import type { SpoolEntry } from '../../../ports/scan-spool.ts';
import { StoredTarget } from './stored-target.ts';

/** Not by a schema of all JSON, which takes ten times as long. */
const StoredData = z.custom<JsonObject>((value) => isJson(value) && isJsonObject(value));

const StoredEntry = z.object({
  scans: z.int(),
  event: z.object({
    id: z.uuid(),
    type: z.string(),
    version: z.int(),
    at: z.string(),
    actor: z.object({ kind: z.enum(['user', 'admin', 'system']), id: z.string().nullable() }),
    data: StoredData,
    trace: z.string().optional(),
  }),
  sent: StoredTarget.optional(),
});

const CHECKSUM_LENGTH = 8;
const SPACE = 0x20;
/** The beginning of each line behind its checksum. */
const BEGINNING = ' {"scans":';
const SCANS = /^\{"scans":(\d+),/;
/** Bytes in which the number of scans is. */
const HEAD = 32;

/** Returns the line of an entry: its checksum, its JSON and a line feed. */
export function lineOf({ event, scans, sent }: SpoolEntry): Buffer {
  // The scans come first, so that they are counted without reading the rest.
  const json = JSON.stringify({ scans, event, sent });
  return Buffer.from(`${checksumOf(Buffer.from(json))} ${json}\n`);
}

/** Returns the JSON of a line without its line feed; undefined for a damaged one. */
export function jsonOf(line: Buffer): Buffer | undefined {
  const json = line.subarray(CHECKSUM_LENGTH + 1);
  const isSound = line.toString('latin1', 0, CHECKSUM_LENGTH) === checksumOf(json);
  return isSound && line[CHECKSUM_LENGTH] === SPACE ? json : undefined;
}

export const entryOf = (json: Buffer): SpoolEntry => StoredEntry.parse(parseJson(json.toString()));

/** Returns the number of scans of an entry. */
export const scansIn = (json: Buffer): number =>
  Number(SCANS.exec(json.toString('latin1', 0, HEAD))?.[1] ?? 0);

/** Returns the line behind a damaged one, where the line feed between them is damaged; undefined for none. */
export function lineBehind(line: Buffer): Buffer | undefined {
  const beginning = line.indexOf(BEGINNING, CHECKSUM_LENGTH + 1);
  return beginning === -1 ? undefined : line.subarray(beginning - CHECKSUM_LENGTH);
}

const checksumOf = (json: Buffer) => crc32(json).toString(16).padStart(CHECKSUM_LENGTH, '0');
