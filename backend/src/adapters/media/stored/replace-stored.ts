import { stat } from 'node:fs/promises';
import { untouchedKey } from '../../../domain/qr-code/file-keys.ts';
import type { ObjectStorage } from '../../../ports/object-storage.ts';
import { noteRewrite } from './rewrite-record.ts';
import { upload } from './stored-file.ts';

export interface Replacement {
  readonly key: string;
  readonly contentType: string;
  /** The type of the file as it arrived, where the clean form has another. */
  readonly arrivedAs?: string;
  /** The size that the owner declared. Bytes. */
  readonly declared: number;
  /** The file as it is stored, and its clean form, on this disk. */
  readonly from: string;
  readonly to: string;
}

/** Puts the clean form of a file in its place, and the file as it arrived beside it. Returns the new size in bytes. */
export async function replaceStored(
  storage: ObjectStorage,
  { key, contentType, arrivedAs = contentType, declared, from, to }: Replacement,
): Promise<number> {
  const untouched = untouchedKey(key);
  if (untouched !== undefined) await upload(storage, untouched, arrivedAs, from);
  const { size } = await stat(to);
  await noteRewrite(storage, key, { declared, rewritten: size });
  await upload(storage, key, contentType, to);
  return size;
}

/** Where a file is: in its place, or withheld. */
export async function placeOf(
  storage: ObjectStorage,
  key: string,
): Promise<{ readonly place: string; readonly isWithheld: boolean }> {
  const untouched = untouchedKey(key);
  const isWithheld = untouched !== undefined && !(await storage.head(key));
  return { place: isWithheld ? untouched : key, isWithheld };
}

/** Takes a file that can't be cleaned from everybody but its owner. Returns false for one that has no owner. */
export async function withhold(storage: ObjectStorage, key: string): Promise<boolean> {
  const untouched = untouchedKey(key);
  return untouched !== undefined && storage.move(key, untouched);
}
