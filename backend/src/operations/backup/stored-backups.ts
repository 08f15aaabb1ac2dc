import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Scratch } from '../../ports/backup/scratch.ts';
import type { Bytes } from '../../ports/backup/sealing.ts';
import type { Json } from '../../ports/json/json.ts';
import { fewAtOnce } from '../few-at-once.ts';
import { BackupRefused, decodeManifest, MANIFEST, type Manifest, type Piece } from './manifest.ts';
import { fromLines, readPiece, readStored } from './pieces.ts';
import { timeOf } from './retention.ts';

/** The folder of the objects, which the back-ups of a place share. */
export const OBJECTS = 'objects';

/** The beginning of the names of all back-ups. A place is not asked for the objects then, which may be many. */
export const CENTURY = '2';

/** Returns the names of the finished back-ups of a place, the oldest first. */
export async function backupsIn(place: BackupPlace): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { name } of place.list(CENTURY)) {
    const [id = '', file, ...more] = name.split('/');
    if (file === MANIFEST && more.length === 0 && timeOf(id) !== undefined) ids.push(id);
  }
  return ids.sort();
}

/** Rejects with `BackupRefused` where there is none of this name, or it is damaged. */
export async function readManifest(place: BackupPlace, id: string): Promise<Manifest> {
  const body = await place.read(`${id}/${MANIFEST}`);
  if (!body) throw new BackupRefused(`${place.address} holds no finished back-up ${id}`);
  const manifest = decodeManifest(await text(body));
  if (manifest.id !== id) throw new BackupRefused(`${id} holds the manifest of ${manifest.id}`);
  return manifest;
}

/** The finished back-ups of a place, the oldest first. */
interface Found {
  readonly manifests: readonly Manifest[];
  /** Those whose manifests cannot be read. Nobody knows whose they are, and what they share. */
  readonly damaged: readonly string[];
}

export async function manifestsIn(place: BackupPlace): Promise<Found> {
  const manifests: Manifest[] = [];
  const damaged: string[] = [];
  for (const id of await backupsIn(place)) {
    try {
      manifests.push(await readManifest(place, id));
    } catch (error) {
      if (!(error instanceof BackupRefused)) throw error;
      damaged.push(id);
    }
  }
  return { manifests, damaged };
}

export const StoredObject = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });

/** Yields the objects of a back-up. */
export async function* objectsOf(place: BackupPlace, { files }: Manifest): AsyncGenerator<Piece> {
  const lines = fromLines(readPiece(place, files.objects, { compressed: true, sealing: undefined }));
  for await (const line of lines) yield StoredObject.parse(line);
}

/** An object of a back-up as a scratch keeps it. */
export const toObject = (value: Json): Piece => StoredObject.parse(value);

/**
 * Reads every stored byte of a back-up, and compares it with its hash. Rejects with `BackupRefused` for the first that is missing
 * or another. It needs no key. `scratch` is empty.
 */
export async function verifyBackup(place: BackupPlace, manifest: Manifest, scratch: Scratch): Promise<void> {
  const { owner, log, vault, files } = manifest;
  const pieces = [...(owner ? [owner] : []), log.piece, vault.piece, files.listing, files.objects];
  for (const piece of pieces) await readToItsEnd(readStored(place, piece));
  // Read first: a server ends an answer that nobody goes on to read.
  for await (const object of objectsOf(place, manifest)) scratch.put(object.name, { ...object });
  let count = 0;
  const readOne = ([, object]: readonly [string, Json]) => readToItsEnd(readStored(place, toObject(object)));
  for await (const _read of fewAtOnce(scratch.entries(''), readOne)) count += 1;
  if (count !== files.count)
    throw new BackupRefused(`${files.objects.name} names ${count} of ${files.count} files`);
}

export async function readToItsEnd(bytes: Bytes): Promise<void> {
  for await (const _chunk of bytes);
}
