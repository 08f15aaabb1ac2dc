import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Threat } from '../../ports/threats/threat-list.ts';
import { callReason } from '../https/call-reasons.ts';
import { download, type FileVersion } from '../https/download.ts';
import { AddressSetBuilder } from './address-set.ts';
import { addressesIn } from './addresses-in.ts';
import { keepFeed } from './kept-feed.ts';
import { Pace } from './pace.ts';

export interface FeedTask {
  /** A file, or an http or https address. */
  readonly source: string;
  /** The version that is kept; undefined where none is. */
  readonly known: FileVersion | undefined;
  /** Where it is kept. */
  readonly folder: string;
  /** The time, ISO 8601, UTC. */
  readonly at: string;
}

const MOST_BYTES = 512 * 1024 * 1024;
const MOST_ENTRIES = 5_000_000;
/** Milliseconds. */
const MOST_TIME = 15 * 60_000;
/** The beginning of a feed that may say what it lists. Characters. */
const BEGINNING = 4096;

/** Reads a feed, and keeps it. Resolves with false where the kept version is the newest. */
export async function readFeed(
  { source, known, folder, at }: FeedTask,
  signal?: AbortSignal,
): Promise<boolean> {
  const timeout = AbortSignal.timeout(MOST_TIME);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const opened = isRemote(source)
    ? await download({ url: source, known, signal: either })
    : await openFile(source, known);
  if (opened === undefined) return false;
  const builder = new AddressSetBuilder();
  let beginning = source;
  let unreadable = 0;
  const pace = new Pace(either);
  for await (const piece of addressesIn(plain(opened.body, (text) => (beginning += text)))) {
    for (const address of piece.addresses) {
      builder.add(address);
      if (pace.isOver()) await pace.rest();
    }
    unreadable += piece.unreadable;
    if (builder.size > MOST_ENTRIES) throw new Error('The feed has too many addresses');
  }
  // What says nothing but errors is no feed that became empty.
  if (builder.size === 0 && unreadable > 0) throw new Error('The feed has no addresses');
  const { version } = opened;
  await keepFeed(folder, source, {
    version,
    threat: threatOf(beginning),
    readAt: at,
    hashes: builder.build(),
  });
  return true;
}

async function openFile(path: string, known: FileVersion | undefined) {
  const version = await versionOf(path);
  return known?.etag === version.etag ? undefined : { body: createReadStream(path), version };
}

async function versionOf(path: string): Promise<FileVersion> {
  const { mtimeMs, size } = await stat(path);
  return { etag: `${mtimeMs} ${size}` };
}

/** Whether the kept version of a file is the newest, as far as this can be told without reading it. */
export async function isKnownFile({ source, known }: FeedTask): Promise<boolean> {
  if (known === undefined || isRemote(source)) return false;
  return versionOf(source).then(
    ({ etag }) => etag === known.etag,
    () => false,
  );
}

const isRemote = (source: string): boolean => /^https?:/i.test(source);

/** Unpacks gzip, and ends what is too large. */
async function* plain(
  body: AsyncIterable<Uint8Array>,
  sawBeginning: (text: string) => void,
): AsyncGenerator<Uint8Array> {
  const source = body[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done) return;
  const whole = async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => source };
  };
  const isPacked = first.value[0] === 0x1f && first.value[1] === 0x8b;
  let size = 0;
  for await (const chunk of isPacked ? unpacked(whole()) : whole()) {
    if (size === 0) sawBeginning(Buffer.from(chunk).toString('latin1', 0, BEGINNING));
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('The feed is too large');
    yield chunk;
  }
}

async function* unpacked(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* Readable.from(packed).compose(createGunzip());
}

const threatOf = (beginning: string): Threat => {
  if (/phish/i.test(beginning)) return 'phishing';
  return /urlhaus|malware/i.test(beginning) ? 'malware' : 'other';
};

/** Why a feed could not be read, for people: a system's own message may name folders. */
export function feedProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'It could not be read';
  if (error.name === 'TimeoutError') return 'It takes too long';
  return 'code' in error && typeof error.code === 'string' ? callReason(error) : error.message;
}
