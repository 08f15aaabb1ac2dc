import { ok, type Result, refuse } from '../../contract/result.ts';
import { incomingKey } from '../../domain/qr-code/file-keys.ts';
import { IncompleteUpload, UnknownUpload } from '../../ports/multipart/multipart-uploads.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { CommandContext } from '../context.ts';
import { removeUpload, type UploadOf } from './remove-upload.ts';
import { changeUploads, type Upload, uploadsOf } from './upload-records.ts';

type Context = CommandContext & { readonly files: ObjectStorage };

/** A part of a file: its size in bytes, and the address that takes it, unless it has arrived. */
export interface PartToSend {
  readonly part: number;
  readonly size: number;
  readonly done: boolean;
  readonly presignedUrl?: string;
}

/** The size of every part but the last, in bytes. */
export const PART_BYTES = 8 * 1024 * 1024;
const EXPIRES_SECONDS = 60 * 60;

/** Starts an upload in parts, or takes it up again: returns the parts with addresses for those that are missing. */
export async function sendInParts(
  context: Context,
  upload: UploadOf,
): Promise<Result<readonly PartToSend[], 'unknown_upload'>> {
  const found = await find(context, upload);
  if (!found) return refuse('unknown_upload');
  const { size } = found;
  const key = incomingKey(found.key);
  const uploadId = found.multipart ?? (await start(context, upload.person, found));
  const arrived = uploadId === undefined ? undefined : await context.files.listParts(key, uploadId);
  if (uploadId === undefined || arrived === undefined) return refuse('unknown_upload');
  const there = new Set(arrived.map(({ part }) => part));
  const parts = Array.from({ length: Math.ceil(size / PART_BYTES) }, async (_none, index) => {
    const part = index + 1;
    const bytes = Math.min(PART_BYTES, size - index * PART_BYTES);
    if (there.has(part)) return { part, size: bytes, done: true };
    const grant = { key, uploadId, part, size: bytes, expiresInSeconds: EXPIRES_SECONDS };
    return { part, size: bytes, done: false, presignedUrl: await context.files.presignPart(grant) };
  });
  return ok(await Promise.all(parts));
}

/** Makes the file of its parts. A repeat changes nothing. */
export async function finishParts(
  context: Context,
  upload: UploadOf,
): Promise<Result<undefined, 'unknown_upload' | 'incomplete_upload'>> {
  const found = await find(context, upload);
  if (!found?.multipart) return refuse('unknown_upload');
  try {
    await context.files.completeMultipart(incomingKey(found.key), found.multipart);
    return ok(undefined);
  } catch (error) {
    if (error instanceof IncompleteUpload) return refuse('incomplete_upload');
    if (error instanceof UnknownUpload) return refuse('unknown_upload');
    throw error;
  }
}

/** Takes an upload back. Its bytes no longer count against the person's quota. */
export async function cancelUpload(context: Context, upload: UploadOf): Promise<void> {
  const found = await find(context, upload);
  if (found) await removeUpload(context, { person: upload.person, upload: found });
}

async function find(context: Context, { person, code, key }: UploadOf): Promise<Upload | undefined> {
  const uploads = await uploadsOf(context, person);
  return uploads.find((upload) => upload.key === key && upload.code === code);
}

/** Of two starts at once one wins, and both use its id. */
async function start(context: Context, person: string, upload: Upload): Promise<string | undefined> {
  const { key, contentType, size } = upload;
  const incoming = incomingKey(key);
  const plan = { key: incoming, contentType, size, partSize: PART_BYTES };
  const own = await context.files.startMultipart(plan);
  let kept: string | undefined;
  await changeUploads(context, person, (uploads) => {
    const present = uploads.find((other) => other.key === key);
    kept = present && (present.multipart ?? own);
    if (present?.multipart !== null) return undefined;
    return uploads.map((other) => (other.key === key ? { ...other, multipart: own } : other));
  });
  if (kept !== own) await context.files.abortMultipart(incoming, own);
  return kept;
}
