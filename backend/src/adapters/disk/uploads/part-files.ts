import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedPart } from '../../../ports/multipart/multipart-uploads.ts';
import { syncFolder } from '../durable-file.ts';
import { unlessMissing } from '../missing.ts';

const PART = /^[1-9]\d*$/;

/** The file of a part in the folder of its upload. */
export const partFile = (folder: string, part: number) => join(folder, String(part));

/** Moves a file to its place, durably. Returns the part's ETag. Fails with `ENOENT` when the upload is gone. */
export async function addPart(folder: string, part: number, temporary: string): Promise<string> {
  const file = partFile(folder, part);
  await rename(temporary, file);
  await syncFolder(folder);
  return (await describePart(file, part)).etag;
}

/** Returns the parts in order. Fails with `ENOENT` when the upload is gone. */
export async function partsIn(folder: string): Promise<readonly UploadedPart[]> {
  const numbers = (await readdir(folder)).filter((name) => PART.test(name)).map(Number);
  const parts = numbers
    .sort((one, other) => one - other)
    .map((part) => unlessMissing(describePart(partFile(folder, part), part)));
  return (await Promise.all(parts)).filter((part) => part !== undefined);
}

/** A part that is sent again is another file, so that its ETag is another one too. */
async function describePart(file: string, part: number): Promise<UploadedPart> {
  const { ino, mtimeNs, size } = await stat(file, { bigint: true });
  const etag = [ino, mtimeNs, size].map((value) => value.toString(16)).join('-');
  return { part, size: Number(size), etag: `"${etag}"` };
}
