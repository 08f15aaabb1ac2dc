import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Threat } from '../../ports/threats/threat-list.ts';
import { writeDurably } from '../disk/durable-file.ts';
import type { FileVersion } from '../https/download.ts';

const Head = z.object({
  version: z.object({ etag: z.string().optional(), lastModified: z.string().optional() }),
  threat: z.enum(['malware', 'phishing', 'unwanted', 'other']),
  readAt: z.string(),
  entries: z.int().min(0),
});

/** A feed as it was read last. `readAt`: ISO 8601, UTC. */
export interface KeptFeed {
  readonly version: FileVersion;
  readonly threat: Threat;
  readonly readAt: string;
  /** Of an `AddressSet`. */
  readonly hashes: Float64Array<ArrayBuffer>;
}

/** Of the line of JSON, with blanks. */
const HEAD_BYTES = 4096;

const fileOf = (source: string): string =>
  `${createHash('sha256').update(source).digest('hex').slice(0, 32)}.feed`;

/** Keeps a feed in a folder, so that an outage, or a start, has the last good one: JSON, then the hashes. */
export async function keepFeed(folder: string, source: string, feed: KeptFeed): Promise<void> {
  const { hashes, ...head } = feed;
  const line = Buffer.from(JSON.stringify({ ...head, entries: hashes.length }).padEnd(HEAD_BYTES));
  if (line.length !== HEAD_BYTES) throw new Error('The server names the version of the feed too long');
  await mkdir(folder, { recursive: true });
  await writeDurably(join(folder, fileOf(source)), [line, new Uint8Array(hashes.buffer)]);
}

/** Returns a kept feed; undefined where there is none that can be read. */
export async function keptFeed(folder: string, source: string): Promise<KeptFeed | undefined> {
  const file = await open(join(folder, fileOf(source))).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    return await readKept(file);
  } finally {
    await file.close();
  }
}

async function readKept(file: FileHandle): Promise<KeptFeed | undefined> {
  const { bytesRead, buffer: line } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  const head = Head.safeParse(asJson(line.toString('utf8', 0, bytesRead)));
  if (!head.success) return undefined;
  const { entries, ...feed } = head.data;
  const hashes = new Float64Array(entries);
  const { size } = await file.stat();
  if (size !== HEAD_BYTES + hashes.byteLength) return undefined;
  // What is cut short meanwhile has numbers that no address has.
  await file.read(new Uint8Array(hashes.buffer), 0, hashes.byteLength, HEAD_BYTES);
  return { ...feed, hashes };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Removes the kept feeds of sources that are not read any more. */
export async function forgetFeeds(folder: string, sources: readonly string[]): Promise<void> {
  const kept = new Set(sources.map(fileOf));
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (!kept.has(name)) await rm(join(folder, name), { force: true });
}
