import { isRecordingType, isVideoType, ruleFor, storedType, tooLarge } from '../../contract/content/files.ts';
import { type FileFault, FORM_MESSAGES, faultOf } from '../../contract/messages.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import { incomingKey } from '../../domain/qr-code/file-keys.ts';
import type { Media, Refused } from '../../ports/media.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { CommandContext } from '../context.ts';
import { changeUploads, type Upload } from './upload-records.ts';

export type JudgeContext = CommandContext & {
  readonly files: Pick<ObjectStorage, 'head' | 'move'>;
  readonly media: Pick<Media, 'inspect'>;
};

/** What a file is, or why it is refused, in words with its name. `hasArrived` is false where its bytes are not there yet. */
export type Verdict =
  | { readonly file: StoredFile }
  | { readonly message: string; readonly hasArrived: boolean };

/**
 * Looks at an upload, once it has arrived, and records what was found: a file is looked at once, at its arrival or by the
 * save that names it first.
 */
export async function judgeFile(context: JudgeContext, person: string, upload: Upload): Promise<Verdict> {
  if (upload.found) return { file: upload.found };
  await settle(context, person, upload);
  const { key, contentType, size } = upload;
  const found = await context.media.inspect({ key, contentType, size });
  if ('reason' in found) return { message: messageOf(found, upload), hasArrived: found.reason !== 'missing' };
  const { kind: _kind, ...facts } = found;
  const file = { key, name: storedName(upload), ...facts };
  await changeUploads(context, person, (uploads) =>
    uploads.map((other) => (other.key === key ? { ...other, found: file } : other)),
  );
  return { file };
}

/** Gives a file that has arrived its own key, once. Later uploads to the same address are ignored. */
async function settle(context: JudgeContext, person: string, { key }: Upload): Promise<void> {
  if (!(await context.files.head(incomingKey(key)))) return;
  let first = false;
  await changeUploads(context, person, (uploads) => {
    first = uploads.some((upload) => upload.key === key && !upload.settled);
    return first
      ? uploads.map((upload) => (upload.key === key ? { ...upload, settled: true } : upload))
      : undefined;
  });
  if (first) await context.files.move(incomingKey(key), key);
}

const CAPTIONS = 'text/vtt';

/** The name of a file that is converted gets the ending of its new type. */
const storedName = ({ name, contentType }: Upload): string =>
  storedType(contentType) === contentType ? name : name.replace(/\.[^.]+$/, '.jpg');

function messageOf({ reason }: Refused, { folder, name, contentType }: Upload): string {
  const rule = ruleFor(folder, { name, type: contentType });
  switch (reason) {
    case 'missing':
      return FORM_MESSAGES.fileUnknown;
    case 'empty':
      return faultOf(name, 'empty');
    case 'too_many_pixels':
      return faultOf(name, 'pixels');
    case 'size':
      return rule ? tooLarge(rule) : faultOf(name, 'damaged');
    case 'type':
      return faultOf(name, kindOf(contentType));
    case 'named':
      return faultOf(name, 'otherType');
    case 'unsafe':
      return faultOf(name, 'unsafe');
    case 'unclean':
      return faultOf(name, isRecordingType(contentType) ? 'recordingsOff' : 'videosOff');
    case 'active':
      return faultOf(name, 'pdfActive');
    case 'broken':
      return faultOf(name, contentType === CAPTIONS ? 'badCaptions' : 'damaged');
    case 'too_much_work':
      return faultOf(name, 'damaged');
  }
}

function kindOf(contentType: string): FileFault {
  if (contentType === CAPTIONS) return 'notCaptions';
  if (isRecordingType(contentType)) return 'notRecording';
  if (isVideoType(contentType)) return 'notVideo';
  return contentType === 'application/pdf' ? 'notPdf' : 'notPicture';
}
