import { storedType } from '../../contract/content/files.ts';
import type { DeclaredFile, Facts, InspectOptions } from '../../ports/media.ts';
import type { ObjectInfo } from '../../ports/object-info.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { inspectCaptions } from './captions/inspect-captions.ts';
import { assertType, SAMPLE_BYTES } from './detect.ts';
import { formatOf } from './formats.ts';
import { inspectImage } from './inspect-image.ts';
import { inspectPdf } from './pdf/inspect-pdf.ts';
import { assertPdf } from './pdf/pdf.ts';
import { inspectRecording } from './recordings/inspect-recording.ts';
import { Refusal } from './refusal.ts';
import { placeOf } from './stored/replace-stored.ts';
import { cleanedSizes } from './stored/rewrite-record.ts';
import { readRange } from './stored/stored-file.ts';
import type { Tools } from './tools.ts';
import { inspectVideo, type StoredVideo } from './videos/inspect-video.ts';
import { endsAsZip, ZIP_TAIL_BYTES } from './zip-directory.ts';

/** Throws `Refusal` for a file that is not what its owner declared. */
export async function inspect(
  tools: Tools,
  file: DeclaredFile,
  options: InspectOptions = {},
): Promise<Facts> {
  const { storage } = tools;
  const { key } = file;
  const stored = await asDeclared(storage, file);
  const { format, size, place } = stored;
  const head = await readRange(storage, place, { start: 0, end: Math.min(SAMPLE_BYTES, size) - 1 });
  await assertType(format, head);
  const tail = await readRange(storage, place, { start: Math.max(0, size - ZIP_TAIL_BYTES), end: size - 1 });
  if (endsAsZip(tail)) throw new Refusal('unsafe');
  const { contentType } = format;
  switch (format.kind) {
    case 'image':
      return { kind: 'image', ...(await inspectImage(tools, file, format, options)) };
    case 'video':
      return { kind: 'video', contentType, ...(await inspectVideo(tools, file, stored)) };
    case 'pdf':
      assertPdf(head, tail);
      await inspectPdf(tools, key);
      return { kind: 'pdf', contentType, size };
    case 'recording':
      return { kind: 'recording', contentType, ...(await inspectRecording(tools, file, stored)) };
    case 'captions':
      await inspectCaptions(storage, key);
      return { kind: 'captions', contentType, size };
  }
}

async function asDeclared(
  storage: ObjectStorage,
  { key, contentType, size }: DeclaredFile,
): Promise<StoredVideo> {
  const { place, isWithheld } = await placeOf(storage, key);
  const stored: ObjectInfo | undefined = await storage.head(place);
  if (stored === undefined) throw new Refusal('missing');
  if (stored.size === 0) throw new Refusal('empty');
  // A file that was converted before has another type than it arrived with.
  const format = formatOf(stored.contentType);
  const declared = formatOf(contentType);
  if (format === undefined || declared === undefined) throw new Refusal('type');
  if (format !== declared && format.contentType !== storedType(declared.contentType))
    throw new Refusal('type');
  const cleaned = await cleanedSizes(storage, key, stored.size);
  if (stored.size !== size && cleaned?.declared !== size) throw new Refusal('size');
  return { format, size: stored.size, place, isDone: isWithheld || cleaned !== undefined };
}
