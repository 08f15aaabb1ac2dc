import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { BackupPlace } from '../../ports/backup/place.ts';
import { BackupRefused, decodeManifest, MANIFEST, type Manifest, type Piece } from './manifest.ts';
import { fromLines, readPiece, readStored } from './pieces.ts';
import { timeOf } from './retention.ts';

/** The folder of the objects, which the back-ups of a place share. */
export const OBJECTS = 'objects';

/** Returns the names of the finished back-ups of a place, the oldest first. */
export async function backupsIn(place: BackupPlace): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { name } of place.list('')) {
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

const StoredObject = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });

/** Yields the objects of a back-up. */
export async function* objectsOf(place: BackupPlace, { files }: Manifest): AsyncGenerator<Piece> {
  const lines = fromLines(readPiece(place, files.objects, { compressed: true, sealing: undefined }));
  for await (const line of lines) yield StoredObject.parse(line);
}

/** Returns all objects of a back-up, by their names. */
export async function objectMap(place: BackupPlace, manifest: Manifest): Promise<Map<string, Piece>> {
  const objects = new Map<string, Piece>();
  for await (const object of objectsOf(place, manifest)) objects.set(object.name, object);
  return objects;
}

/**
 * Reads every stored byte of a back-up, and compares it with its hash. Rejects with `BackupRefused` for the first that is missing
 * or another. It needs no key.
 */
export async function verifyBackup(
  place: BackupPlace,
  manifest: Manifest,
  onRead: (bytes: number) => void = () => undefined,
): Promise<void> {
  const { log, vault, files } = manifest;
  const readAll = async (piece: Piece) => {
    for await (const chunk of readStored(place, piece)) onRead(chunk.length);
  };
  for (const piece of [log.piece, vault.piece, files.listing, files.objects]) await readAll(piece);
  let count = 0;
  for await (const object of objectsOf(place, manifest)) {
    await readAll(object);
    count += 1;
  }
  if (count !== files.count)
    throw new BackupRefused(`${files.objects.name} names ${count} of ${files.count} files`);
}
