import { Readable } from 'node:stream';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Scratch } from '../../ports/backup/scratch.ts';
import type { Sealing } from '../../ports/backup/sealing.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { fewAtOnce } from '../few-at-once.ts';
import { type Copy, copiesIn, filesOf, keepCopy } from './files.ts';
import { BackupRefused, type Manifest } from './manifest.ts';
import { readPiece } from './pieces.ts';
import { objectsOf } from './stored-backups.ts';

interface Opened {
  readonly place: BackupPlace;
  readonly sealing: Sealing | undefined;
  /** Empty. */
  readonly scratch: Scratch;
}

/** Brings the files of a back-up into a scratch. Both listings name them in one order. */
async function readCopies({ place, sealing, scratch }: Opened, manifest: Manifest): Promise<void> {
  const objects = objectsOf(place, manifest);
  try {
    for await (const file of filesOf(place, manifest, sealing)) {
      const { value: object } = await objects.next();
      if (object?.name !== file.object) throw new BackupRefused(`no object holds the file ${file.key}`);
      keepCopy(scratch, { file, object });
    }
  } finally {
    await objects.return(undefined);
  }
}

/**
 * Puts the files of a back-up into a storage. A file that is there with this type and size stays. Where one fails, nothing is written
 * any more once this has rejected.
 */
export async function restoreFiles(
  { place, sealing, scratch }: Opened,
  manifest: Manifest,
  target: Pick<ObjectStorage, 'head' | 'put'>,
  onRestored: (bytes: number) => void,
): Promise<void> {
  await readCopies({ place, sealing, scratch }, manifest);
  const restoreOne = async ({ file: { key, contentType, size }, object }: Copy): Promise<number> => {
    const there = await target.head(key);
    if (there?.size === size && there.contentType === contentType) return 0;
    const bytes = readPiece(place, object, { compressed: false, sealing });
    const { size: put } = await target.put(key, contentType, Readable.from(bytes));
    if (put !== size) throw new BackupRefused(`${object.name} holds ${put} bytes of ${size}`);
    return size;
  };
  for await (const bytes of fewAtOnce(copiesIn(scratch), restoreOne)) onRestored(bytes);
}
