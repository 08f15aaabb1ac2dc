import pMap from 'p-map';
import { ruleFor, tooLarge, wrongType } from '../../contract/content/files.ts';
import { LIMITS } from '../../contract/limits.ts';
import { FORM_MESSAGES } from '../../contract/messages.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import { incomingKey } from '../../domain/qr-code/file-keys.ts';
import type { Media, Refused } from '../../ports/media.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { CommandContext } from '../context.ts';
import { changeUploads, type Upload, uploadsOf } from './upload-records.ts';

/** A file that a new content refers to, and the files that the code's contents referred to before. */
export interface FilesToAccept {
  readonly code: string;
  /** The person whose uploads may be used. */
  readonly person: string;
  readonly keys: readonly string[];
  readonly known: Readonly<Record<string, StoredFile>>;
}

export interface AcceptedFiles {
  readonly files: ReadonlyMap<string, StoredFile>;
  /** The message for each key that was refused. */
  readonly refused: ReadonlyMap<string, string>;
}

type Context = CommandContext & {
  readonly files: Pick<ObjectStorage, 'head' | 'move'>;
  readonly media: Pick<Media, 'inspect'>;
};

const AT_ONCE = 2;

/** Looks at the files of a content before it is saved (section 5, File drops). Files of earlier contents are accepted. */
export async function acceptFiles(
  context: Context,
  { code, person, keys, known }: FilesToAccept,
): Promise<AcceptedFiles> {
  const files = new Map<string, StoredFile>();
  const refused = new Map<string, string>();
  const fresh = [...new Set(keys)].filter((key) => {
    const file = known[key];
    if (file) files.set(key, file);
    return !file;
  });
  if (fresh.length === 0) return { files, refused };
  if (Object.keys(known).length + fresh.length > LIMITS.filesOfCode) {
    for (const key of fresh) refused.set(key, FORM_MESSAGES.codeFull);
    return { files, refused };
  }
  const uploads = new Map((await uploadsOf(context, person)).map((upload) => [upload.key, upload]));
  await pMap(
    fresh,
    async (key) => {
      const upload = uploads.get(key);
      if (upload === undefined || upload.code !== code) return refused.set(key, FORM_MESSAGES.fileUnknown);
      await settle(context, person, upload);
      const { contentType, size, name } = upload;
      const found = await context.media.inspect({ key, contentType, size });
      if ('reason' in found) return refused.set(key, messageOf(found, upload));
      const { kind: _kind, ...facts } = found;
      return files.set(key, { key, name, ...facts });
    },
    { concurrency: AT_ONCE },
  );
  return { files, refused };
}

/**
 * Gives a file that has arrived its own key, once. Later uploads to the same address are ignored.
 */
async function settle(context: Context, person: string, { key }: Upload): Promise<void> {
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

function messageOf({ reason }: Refused, { folder, name, contentType }: Upload): string {
  const rule = ruleFor(folder, { name, type: contentType });
  switch (reason) {
    case 'missing':
      return FORM_MESSAGES.fileUnknown;
    case 'empty':
      return FORM_MESSAGES.fileEmpty;
    case 'too_many_pixels':
      return FORM_MESSAGES.filePixels;
    case 'size':
      return rule ? tooLarge(rule) : FORM_MESSAGES.fileBroken;
    case 'type':
    case 'unsafe':
      return rule ? wrongType(rule) : FORM_MESSAGES.fileBroken;
    case 'unclean':
      return FORM_MESSAGES.videosOff;
    case 'active':
      return FORM_MESSAGES.pdfActive;
    case 'broken':
    case 'too_much_work':
      return FORM_MESSAGES.fileBroken;
  }
}
