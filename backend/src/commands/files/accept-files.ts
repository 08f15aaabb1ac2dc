import pMap from 'p-map';
import { LIMITS } from '../../contract/limits.ts';
import { FORM_MESSAGES } from '../../contract/messages.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import { type JudgeContext, judgeFile } from './judge-file.ts';
import { uploadsOf } from './upload-records.ts';

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

const AT_ONCE = 2;

/** Judges the files of a content before it is saved (section 5, File drops). Files of earlier contents are accepted. */
export async function acceptFiles(
  context: JudgeContext,
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
      const verdict = await judgeFile(context, person, upload);
      return 'file' in verdict ? files.set(key, verdict.file) : refused.set(key, verdict.message);
    },
    { concurrency: AT_ONCE },
  );
  return { files, refused };
}
