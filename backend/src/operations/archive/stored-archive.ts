import { createHash, hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { JournalArchive } from '../../domain/scans/archives.ts';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Bytes, Sealing } from '../../ports/backup/sealing.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import { BackupRefused, type Piece } from '../backup/manifest.ts';
import { readPiece, writePiece } from '../backup/pieces.ts';
import { linesOf } from '../lines-of.ts';
import { type ArchiveHeader, archiveLines, type ReadArchive, readLines } from './lines.ts';

/** Where archives lie, and what opens those that are sealed. */
export interface ArchivePlace {
  readonly place: BackupPlace;
  readonly sealing: Sealing | undefined;
}

/** A file as it lies in its place, and the hash of its last block. */
export interface Written {
  readonly piece: Piece;
  readonly head: string;
}

const DIGITS = 12;
const padded = (revision: number): string => String(revision).padStart(DIGITS, '0');

/** The name tells journal and range. The hash keeps archives of a log that was restored apart. */
function nameOf(header: ArchiveHeader, { sealing }: ArchivePlace): string {
  const { journal, from, upTo } = header;
  const print = hash('sha256', JSON.stringify(header)).slice(0, DIGITS);
  return `${journal}/${padded(from)}-${padded(upTo)}-${print}.jsonl.zst${sealing ? '.age' : ''}`;
}

/**
 * Makes an archive durable, and reads it back. A file of this name that is whole, and holds these events, stays: a run was stopped
 * behind it. Throws `BackupRefused` for one that is not, and for one that reads back otherwise.
 */
export async function writeArchive(
  at: ArchivePlace,
  header: ArchiveHeader,
  events: () => AsyncIterable<RecordedEvent>,
): Promise<Written> {
  const name = nameOf(header, at);
  let head = '';
  const lines = () => archiveLines(header, events(), (found) => (head = found));
  let piece = await storedPiece(at.place, name);
  if (piece) for await (const _line of lines());
  else piece = await writePiece(at.place, name, inChunks(lines()), { compressed: true, sealing: at.sealing });
  const read = await readArchive(at, piece, () => undefined);
  if (read.head !== head || !isDeepStrictEqual(read.header, header))
    throw new BackupRefused(
      `${name} is there already, and holds other events: remove it, or name another place`,
    );
  return { piece, head };
}

/** Returns a file as it lies in its place; undefined for none. */
async function storedPiece(place: BackupPlace, name: string): Promise<Piece | undefined> {
  const body = await place.read(name);
  if (!body) return undefined;
  const sum = createHash('sha256');
  let bytes = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError(`${name}: bytes expected`);
    sum.update(chunk);
    bytes += chunk.length;
  }
  return { name, bytes, sha256: sum.digest('hex') };
}

/** Reads every byte of an archive, and gives its events. Throws `BackupRefused`, which names the file, where anything is not as it was written. */
export async function readArchive(
  { place, sealing }: ArchivePlace,
  piece: Piece,
  onEvent: Parameters<typeof readLines>[1],
): Promise<ReadArchive> {
  try {
    return await readLines(linesOf(readPiece(place, piece, { compressed: true, sealing })), onEvent);
  } catch (error) {
    if (!(error instanceof BackupRefused) || error.message.startsWith(piece.name)) throw error;
    throw new BackupRefused(`${piece.name}: ${error.message}`, { cause: error });
  }
}

/** Whether the key of an archive is here, if it is sealed. */
export const canOpen = ({ sealing }: ArchivePlace, { sealedFor }: JournalArchive): boolean =>
  sealedFor === null || (sealing?.recipient === sealedFor && sealing.open !== undefined);

/** Returns the file of an archive that the log names, and what opens it. Throws `BackupRefused` where its key is not here. */
export function archiveOf(
  at: ArchivePlace,
  archive: JournalArchive,
): { readonly at: ArchivePlace; readonly piece: Piece } {
  const { file: name, bytes, sha256, sealedFor } = archive;
  const piece = { name, bytes, sha256 };
  if (canOpen(at, archive)) return { at: sealedFor === null ? { ...at, sealing: undefined } : at, piece };
  throw new BackupRefused(`${name} is sealed for ${sealedFor}: set BACKUP_KEY to its secret key`);
}

const CHUNK = 65_536;

function inChunks(lines: AsyncIterable<string>): Bytes {
  async function* chunks() {
    let part: string[] = [];
    let length = 0;
    for await (const line of lines) {
      part.push(line, '\n');
      length += line.length;
      if (length < CHUNK) continue;
      yield Buffer.from(part.join(''));
      part = [];
      length = 0;
    }
    if (part.length > 0) yield Buffer.from(part.join(''));
  }
  return Readable.from(chunks(), { objectMode: true });
}
