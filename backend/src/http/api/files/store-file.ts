import type { Readable } from 'node:stream';
import type { Request } from 'express';
import { grantUploads } from '../../../commands/files/grant-uploads.ts';
import { changeUploads } from '../../../commands/files/upload-records.ts';
import {
  ruleFor,
  tooLarge,
  typeOfName,
  type UploadFolder,
  uploadProblem,
} from '../../../contract/content/files.ts';
import { ok, type Result, refuse, refuseField } from '../../../contract/result.ts';
import { keptFiles } from './kept-files.ts';
import type { FilePorts } from './ports.ts';
import { putLimited } from './put-limited.ts';
import type { ArrivingFile } from './receive-file.ts';

export interface ReceivedFile {
  readonly key: string;
  readonly type: 'pdf' | 'image';
}

/** Stores an arriving PDF, image or video for a code, within its owner's quota. */
export async function storeFile(
  context: FilePorts,
  request: Request,
  { code, person }: { readonly code: string; readonly person: string },
  { name, type, body }: ArrivingFile,
): Promise<Result<ReceivedFile>> {
  const folder: UploadFolder = ruleFor('pdfs', { name, type }) ? 'pdfs' : 'image';
  const rule = ruleFor(folder, { name, type });
  // The request holds little beside the file: its length is what the file may count for until it has arrived.
  const announced = Math.min(Number(request.get('content-length')), rule?.maxBytes ?? 0);
  const problem = uploadProblem(folder, { name, type, size: announced });
  if (!rule || problem !== undefined) return turnAway(body, problem ?? '');
  const granted = await grantUploads(context, {
    code,
    person,
    folder,
    files: [{ name, type, size: announced }],
    quota: context.settings.uploadQuota,
    kept: await keptFiles(context, person),
  });
  const key = granted.ok ? granted.value[0]?.key : undefined;
  if (!granted.ok || key === undefined) {
    body.resume();
    return granted.ok ? refuse('invalid_input') : granted;
  }
  const { maxBytes } = rule;
  const size = await putLimited(context.files, {
    key,
    contentType: typeOfName(name) ?? type,
    body,
    maxBytes,
  });
  if (size === undefined) return refuse('invalid_input', { message: tooLarge(rule) });
  await changeUploads(context, person, (uploads) =>
    uploads.map((upload) => (upload.key === key ? { ...upload, size, settled: true } : upload)),
  );
  return ok({ key, type: folder === 'pdfs' ? 'pdf' : 'image' });
}

/** Reads the rest of a file that is refused, so that the client gets the response. */
function turnAway(body: Readable, message: string): Result<never> {
  body.resume();
  return refuseField('file', message);
}
