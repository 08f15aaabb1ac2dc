import { createHash } from 'node:crypto';
import batch from 'it-batch';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { fewAtOnce } from '../few-at-once.ts';
import { type Comparison, Digest, type OnProgress } from './digest.ts';
import { ForeignData } from './foreign-data.ts';

export type FileSource = Pick<ObjectStorage, 'list' | 'head' | 'get'>;
export type FileTarget = Pick<ObjectStorage, 'head' | 'get' | 'put'>;

const AT_ONCE = 4;

/** Puts the files that the target lacks. A put is atomic, so a file that is there is complete. */
export async function copyFiles(
  source: FileSource,
  target: FileTarget,
  onProgress: OnProgress,
): Promise<void> {
  let done = 0;
  for await (const _copied of fewAtOnce(
    source.list(''),
    ({ key }) => copyFile(source, target, key),
    AT_ONCE,
  )) {
    done += 1;
    onProgress('files', done);
  }
}

async function copyFile(source: FileSource, target: FileTarget, key: string) {
  const [here, there] = await Promise.all([source.head(key), target.head(key)]);
  if (!here) return;
  const { contentType, size } = here;
  if (there?.size === size && there.contentType === contentType) return;
  if (there) throw new ForeignData(`the target holds another file already under ${key}`);
  const found = await source.get(key);
  if (!found) return;
  try {
    await target.put(key, contentType, found.body);
  } finally {
    found.body.destroy();
  }
}

/** Reads every file of the source, and its copy, byte by byte. */
export async function compareFiles(
  source: FileSource,
  target: FileTarget,
  onProgress: OnProgress,
): Promise<Comparison> {
  const [here, there] = [new Digest(), new Digest()];
  for await (const infos of batch(source.list(''), AT_ONCE)) {
    const pairs = await Promise.all(
      infos.map(async ({ key }) => [await inWords(source, key), await inWords(target, key)] as const),
    );
    for (const [one, twin] of pairs) {
      if (one !== undefined) here.add(one);
      if (twin !== undefined) there.add(twin);
    }
    onProgress('files checked', here.tally().count);
  }
  return { what: 'files', source: here.tally(), target: there.tally() };
}

async function inWords(files: Pick<ObjectStorage, 'get'>, key: string): Promise<string | undefined> {
  const found = await files.get(key);
  if (!found) return undefined;
  const bytes = createHash('sha256');
  for await (const chunk of found.body) bytes.update(chunk);
  const { contentType, size } = found.info;
  return `${key} ${contentType} ${size} ${bytes.digest('hex')}`;
}
