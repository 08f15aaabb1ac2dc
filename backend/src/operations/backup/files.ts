import { z } from 'zod';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Scratch } from '../../ports/backup/scratch.ts';
import type { Sealing } from '../../ports/backup/sealing.ts';
import type { Manifest } from './manifest.ts';
import { fromLines, readPiece } from './pieces.ts';
import { StoredObject } from './stored-backups.ts';

/** A file of a back-up. */
export const ListedFile = z.object({
  key: z.string(),
  contentType: z.string(),
  /** Bytes of the file itself. */
  size: z.int(),
  /** The name of the object that holds it. */
  object: z.string(),
});
export type ListedFile = Readonly<z.infer<typeof ListedFile>>;

/** Yields the files of a back-up. */
export async function* filesOf(
  place: BackupPlace,
  { files }: Manifest,
  sealing: Sealing | undefined,
): AsyncGenerator<ListedFile> {
  const lines = fromLines(readPiece(place, files.listing, { compressed: true, sealing }));
  for await (const line of lines) yield ListedFile.parse(line);
}

/** A file, and the object that holds it. */
const Copy = z.object({ file: ListedFile, object: StoredObject });
export type Copy = Readonly<z.infer<typeof Copy>>;

/** Keeps a copy in a scratch, under the key of the file. */
export const keepCopy = (scratch: Scratch, { file, object }: Copy): void =>
  scratch.put(file.key, { file: { ...file }, object: { ...object } });

/** The copies that a scratch holds, in the order of keys. */
export function* copiesIn(scratch: Scratch): Generator<Copy> {
  for (const [, value] of scratch.entries('')) yield Copy.parse(value);
}

/** Returns what the name of an object has been made of. Those of earlier versions had no more. */
export const identityOf = (objectName: string): string => objectName.split('-')[0] ?? '';

/** The name of an object that a back-up makes. */
export const objectName = (identity: string, id: string): string => `${identity}-${id}`;

/** Whether a back-up has made an object. */
export const isObjectOf = (id: string, objectName: string): boolean => objectName.endsWith(`-${id}`);
