import { createHash } from 'node:crypto';
import { pipeline, Readable, type Transform } from 'node:stream';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { BackupPlace, WriteOptions } from '../../ports/backup/place.ts';
import type { Bytes, Sealing } from '../../ports/backup/sealing.ts';
import { linesOf } from '../lines-of.ts';
import { BackupRefused, type Piece } from './manifest.ts';

/** What happens to the bytes of a piece on their way to the place. */
export interface Dress {
  readonly compressed: boolean;
  /** Undefined where the piece is stored as it is. */
  readonly sealing: Sealing | undefined;
}

/** The name of a compressed piece of a back-up. */
export const pieceName = (id: string, name: string, sealing: Sealing | undefined): string =>
  `${id}/${name}.zst${sealing ? '.age' : ''}`;

/** Writes a piece, and returns what its place now holds. `options`: those of the place. */
export async function writePiece(
  place: BackupPlace,
  name: string,
  plain: Bytes,
  { compressed, sealing }: Dress,
  options?: WriteOptions,
): Promise<Piece> {
  const sum = createHash('sha256');
  let bytes = 0;
  const packed = compressed ? through(plain, createZstdCompress()) : plain;
  async function* counted(): Bytes {
    for await (const chunk of sealing ? sealing.seal(packed) : packed) {
      sum.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await place.write(name, counted(), options);
  return { name, bytes, sha256: sum.digest('hex') };
}

/** Reads what `writePiece` has written. Rejects with `BackupRefused` where a byte is another, at the latest at the end. */
export async function* readPiece(place: BackupPlace, piece: Piece, { compressed, sealing }: Dress): Bytes {
  if (sealing && !sealing.open)
    throw new BackupRefused(
      'it is sealed: BACKUP_KEY must be the secret key (AGE-SECRET-KEY-…), not the public one',
    );
  const stored = readStored(place, piece);
  try {
    const packed = sealing?.open ? sealing.open(stored) : stored;
    yield* compressed ? through(packed, createZstdDecompress()) : packed;
  } catch (error) {
    if (error instanceof BackupRefused || !isOfBytes(error)) throw error;
    throw new BackupRefused(`${piece.name} cannot be opened: ${error.message}`, { cause: error });
  }
}

/** Reads the stored bytes of a piece, and compares them with its hash. */
export async function* readStored(place: BackupPlace, { name, bytes, sha256 }: Piece): Bytes {
  const body = await place.read(name);
  if (!body) throw new BackupRefused(`${name} is missing`);
  const sum = createHash('sha256');
  let read = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError(`${name}: bytes expected`);
    sum.update(chunk);
    read += chunk.length;
    if (read <= bytes) yield chunk;
  }
  if (read !== bytes) throw new BackupRefused(`${name} has ${read} bytes in place of ${bytes}`);
  if (sum.digest('hex') !== sha256) throw new BackupRefused(`${name} is damaged`);
}

/** Whether decompression or decryption has failed, and not the place. */
const isOfBytes = (error: unknown): error is Error =>
  error instanceof Error && (!('code' in error) || String(error.code).startsWith('ZSTD_'));

function through(source: Bytes, transform: Transform): Readable {
  // An error destroys the transform, and so reaches who reads it.
  return pipeline(Readable.from(source), transform, () => undefined);
}

/** Yields values as lines of JSON. */
export async function* asLines(values: AsyncIterable<unknown>): Bytes {
  let lines: string[] = [];
  let length = 0;
  for await (const value of values) {
    const line = JSON.stringify(value);
    lines.push(line);
    length += line.length;
    if (length < 65_536) continue;
    yield Buffer.from(`${lines.join('\n')}\n`);
    lines = [];
    length = 0;
  }
  if (lines.length > 0) yield Buffer.from(`${lines.join('\n')}\n`);
}

/** Yields the values of lines of JSON. */
export async function* fromLines(bytes: Bytes): AsyncGenerator<unknown> {
  for await (const line of linesOf(bytes)) if (line !== '') yield JSON.parse(line);
}
