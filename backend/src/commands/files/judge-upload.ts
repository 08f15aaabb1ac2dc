import { ok, type Result, refuse, refuseField } from '../../contract/result.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { type JudgeContext, judgeFile } from './judge-file.ts';
import { removeUpload, type UploadOf } from './remove-upload.ts';
import { uploadsOf } from './upload-records.ts';

type Context = JudgeContext & { readonly files: ObjectStorage };

/** Judges an upload that has arrived. One that is refused is removed at once, and takes no storage. */
export async function judgeUpload(
  context: Context,
  { person, code, key }: UploadOf,
): Promise<Result<StoredFile, 'unknown_upload' | 'incomplete_upload' | 'invalid_input'>> {
  const upload = (await uploadsOf(context, person)).find((each) => each.key === key && each.code === code);
  if (!upload) return refuse('unknown_upload');
  const verdict = await judgeFile(context, person, upload);
  if ('file' in verdict) return ok(verdict.file);
  if (!verdict.hasArrived) return refuse('incomplete_upload');
  await removeUpload(context, { person, upload });
  return refuseField('file', verdict.message);
}
