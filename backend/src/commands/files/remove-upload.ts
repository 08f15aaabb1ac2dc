import { folderOfKey, incomingKey } from '../../domain/qr-code/file-keys.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { CommandContext } from '../context.ts';
import { changeUploads, type Upload } from './upload-records.ts';

/** An upload that was allowed to a person, for one code. */
export interface UploadOf {
  readonly person: string;
  readonly code: string;
  readonly key: string;
}

/** Removes an upload with what was made of it. Its bytes no longer count against the person's quota. */
export async function removeUpload(
  context: CommandContext & { readonly files: ObjectStorage },
  { person, upload: { key, multipart } }: { readonly person: string; readonly upload: Upload },
): Promise<void> {
  const { files } = context;
  if (multipart !== null) await files.abortMultipart(incomingKey(key), multipart);
  await files.delete(incomingKey(key));
  // The original goes first: without it, the sweeper takes the rest for left over.
  await files.delete(key);
  for await (const made of files.list(folderOfKey(key))) await files.delete(made.key);
  await changeUploads(context, person, (uploads) => uploads.filter((other) => other.key !== key));
}
