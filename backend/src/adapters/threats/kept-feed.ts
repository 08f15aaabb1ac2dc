import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../disk/durable-file.ts';
import type { FeedRead } from './read-feed.ts';

const Head = z.object({
  version: z.object({ etag: z.string().optional(), lastModified: z.string().optional() }),
  threat: z.enum(['malware', 'phishing', 'unwanted', 'other']),
  readAt: z.string(),
  entries: z.int(),
});

/** A feed as it was read last. `readAt`: ISO 8601, UTC. */
export interface KeptFeed extends FeedRead {
  readonly readAt: string;
}

const fileOf = (source: string): string =>
  `${createHash('sha256').update(source).digest('hex').slice(0, 32)}.feed`;

/** Keeps a feed in a folder, so that an outage, or a start, has the last good one: a line of JSON, then the hashes. */
export async function keepFeed(folder: string, source: string, feed: KeptFeed): Promise<void> {
  const { hashes, ...head } = feed;
  const line = Buffer.from(`${JSON.stringify({ ...head, entries: hashes.length })}\n`);
  await mkdir(folder, { recursive: true });
  await writeDurably(join(folder, fileOf(source)), Buffer.concat([line, Buffer.from(hashes.buffer)]));
}

/** Returns a kept feed; undefined where there is none that can be read. */
export async function keptFeed(folder: string, source: string): Promise<KeptFeed | undefined> {
  const bytes = await readFile(join(folder, fileOf(source))).catch(() => undefined);
  const end = bytes?.indexOf('\n') ?? -1;
  if (bytes === undefined || end === -1) return undefined;
  const head = Head.safeParse(asJson(bytes.toString('utf8', 0, end)));
  if (!head.success) return undefined;
  const { entries, ...feed } = head.data;
  const body = bytes.subarray(end + 1);
  if (body.length !== entries * Float64Array.BYTES_PER_ELEMENT) return undefined;
  const hashes = new Float64Array(entries);
  new Uint8Array(hashes.buffer).set(body);
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
