import { hash } from 'node:crypto';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Scratch } from '../../ports/backup/scratch.ts';
import type { Sealing } from '../../ports/backup/sealing.ts';
import type { ObjectInfo } from '../../ports/object-info.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { fewAtOnce } from '../few-at-once.ts';
import { keepCopy, type ListedFile, objectName } from './files.ts';
import type { Piece } from './manifest.ts';
import { writePiece } from './pieces.ts';
import { OBJECTS, toObject } from './stored-backups.ts';

type FileSource = Pick<ObjectStorage, 'list' | 'head' | 'get'>;

interface Copying {
  readonly place: BackupPlace;
  readonly sealing: Sealing | undefined;
  /** The back-up that is being made. */
  readonly id: string;
  /** The objects that the place has already, by what `identityOf` returns; undefined where it has none. */
  readonly stored: Scratch | undefined;
  /** Takes what is copied, by key. Empty. */
  readonly copied: Scratch;
  readonly onCopied: (bytes: number) => void;
}

/**
 * Stores the files whose keys start with one of `prefixes`. A file that a back-up has is not read again, because its object is
 * named by what makes it this file. Files that are removed meanwhile are left out. Where one fails, nothing is written any more
 * once this has rejected.
 */
export async function copyFiles(
  source: FileSource,
  prefixes: readonly string[],
  copying: Copying,
): Promise<void> {
  for (const prefix of prefixes)
    for await (const found of fewAtOnce(source.list(prefix), ({ key }) => copyFile(source, key, copying)))
      if (found) keepCopy(copying.copied, found);
}

async function copyFile(source: FileSource, key: string, { place, sealing, id, stored, onCopied }: Copying) {
  if (stored) {
    const head = await source.head(key);
    if (!head) return undefined;
    const stands = stored.get(identify(head, sealing));
    const known = stands === undefined ? undefined : toObject(stands);
    if (known) return { file: listed(head, known), object: known };
  }
  const found = await source.get(key);
  if (!found) return undefined;
  const { info, body } = found;
  try {
    const name = objectName(identify(info, sealing), id);
    // The lists that name it are written once all files are.
    const object = await writePiece(place, name, body, { compressed: false, sealing }, { isOneOfMany: true });
    onCopied(object.bytes);
    return { file: listed(info, object), object };
  } finally {
    body.destroy();
  }
}

const listed = ({ key, contentType, size }: ObjectInfo, { name }: Piece): ListedFile => ({
  key,
  contentType,
  size,
  object: name,
});

/**
 * Returns what all objects of a file begin with. The storage gives each content of a key another `etag`. Whoever reads it alone
 * learns nothing of the file. The name of the back-up follows it, so that no object ever replaces another: a seal gives the same
 * file other bytes each time.
 */
function identify({ key, contentType, size, etag }: ObjectInfo, sealing: Sealing | undefined): string {
  const name = hash('sha256', JSON.stringify([key, contentType, size, etag, sealing?.recipient ?? null]));
  return `${OBJECTS}/${name.slice(0, 2)}/${name}`;
}
