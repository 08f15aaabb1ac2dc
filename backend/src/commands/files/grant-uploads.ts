import {
  extensionOfType,
  type NamedFile,
  storedType,
  typeOfName,
  type UploadFolder,
} from '../../contract/content/files.ts';
import { LIMITS } from '../../contract/limits.ts';
import { FORM_MESSAGES } from '../../contract/messages.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { incomingKey, keyOfUpload } from '../../domain/qr-code/file-keys.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { CommandContext } from '../context.ts';
import { changeUploads, type Upload } from './upload-records.ts';

export interface UploadRequest {
  readonly code: string;
  /** The person whose quota the files count against. */
  readonly person: string;
  readonly folder: UploadFolder;
  readonly files: readonly NamedFile[];
  /** Bytes that the person's files may take in all, and the files that are part of contents. */
  readonly quota: number;
  readonly kept: ReadonlyMap<string, number>;
}

/** An address for one PUT of exactly the announced file. */
export interface Grant {
  readonly key: string;
  readonly presignedUrl: string;
}

/** The time in which a file must begin to arrive, in seconds. */
const EXPIRES_SECONDS = 60 * 60;

/** Allows uploads of announced files, unless they would exceed the person's quota of bytes, or of unused uploads (section 7). */
export async function grantUploads(
  context: CommandContext & { readonly files: ObjectStorage },
  { code, person, folder, files, quota, kept }: UploadRequest,
): Promise<Result<readonly Grant[], 'quota_reached'>> {
  const at = context.clock.now().getTime();
  const granted = files.flatMap(({ name, size }): Upload[] => {
    const contentType = typeOfName(name);
    const extension = contentType && extensionOfType(storedType(contentType));
    if (contentType === undefined || extension === undefined) return [];
    const key = keyOfUpload(code, context.random.uuid(), extension);
    return [{ key, code, name, contentType, size, folder, at, multipart: null, settled: false }];
  });
  const within = await changeUploads(context, person, (uploads) => {
    const pending = [...uploads.filter(({ key }) => !kept.has(key)), ...granted];
    const used = sum(pending.map(({ size }) => size)) + sum([...kept.values()]);
    if (used > quota || pending.length > LIMITS.pendingUploads) return undefined;
    return [...uploads, ...granted];
  });
  if (!within) return refuse('quota_reached', { message: FORM_MESSAGES.quotaReached });
  return ok(
    await Promise.all(
      granted.map(async ({ key, contentType, size }) => ({
        key,
        presignedUrl: await context.files.presignPut({
          key: incomingKey(key),
          contentType,
          size,
          expiresInSeconds: EXPIRES_SECONDS,
        }),
      })),
    ),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
