import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Scratch } from '../../ports/backup/scratch.ts';
import { copyFiles } from './copy-files.ts';
import { type Copy, copiesIn, identityOf } from './files.ts';
import { BackupRefused, type Manifest, type Piece } from './manifest.ts';
import type { BackupSource, Order } from './order.ts';
import { asLines, pieceName, readStored, writePiece } from './pieces.ts';
import { manifestsIn, objectsOf, readToItsEnd } from './stored-backups.ts';

/** Copies the files that the place does not have yet, and lists all of them in the order of their keys. */
export async function writeFiles(
  source: Pick<BackupSource, 'files'>,
  order: Order,
  id: string,
): Promise<Manifest['files']> {
  const { place, sealing, allFiles: all, needed, openScratch, say } = order;
  const copied = openScratch();
  const stored = openScratch();
  try {
    const hasStored = await findStored(place, order.installation, stored);
    let fresh = 0;
    const onCopied = (bytes: number) => {
      fresh += bytes;
    };
    const known = hasStored ? stored : undefined;
    await copyFiles(source.files, all ? [''] : needed, {
      place,
      sealing,
      id,
      stored: known,
      copied,
      onCopied,
    });
    const { count, bytes } = sumOf(copied);
    say(`files: ${count}, of which ${megabytes(fresh)} are new in ${place.address}`);
    const listing = asLines(each(copied, ({ file }) => file));
    const objects = asLines(each(copied, ({ object }) => object));
    return {
      all,
      listing: await writePiece(place, pieceName(id, 'files.jsonl', sealing), listing, {
        compressed: true,
        sealing,
      }),
      objects: await writePiece(place, pieceName(id, 'objects.jsonl', undefined), objects, {
        compressed: true,
        sealing: undefined,
      }),
      count,
      bytes,
    };
  } finally {
    copied.close();
    stored.close();
  }
}

/**
 * Finds the objects of the latest back-up of an installation; best of one with all uploads, because others have few. One whose list
 * is damaged has nothing to share. Returns whether there is one.
 */
async function findStored(place: BackupPlace, installation: string, stored: Scratch): Promise<boolean> {
  const { manifests } = await manifestsIn(place);
  const ours = manifests.filter((manifest) => manifest.installation === installation).toReversed();
  const isWhole = ({ files }: Manifest) => files.all;
  for (const before of [...ours.filter(isWhole), ...ours.filter((each) => !isWhole(each))]) {
    if (!(await isSound(place, before.files.objects))) continue;
    for await (const object of objectsOf(place, before)) stored.put(identityOf(object.name), { ...object });
    return true;
  }
  return false;
}

async function isSound(place: BackupPlace, piece: Piece): Promise<boolean> {
  try {
    await readToItsEnd(readStored(place, piece));
    return true;
  } catch (error) {
    if (error instanceof BackupRefused) return false;
    throw error;
  }
}

function sumOf(copied: Scratch): { readonly count: number; readonly bytes: number } {
  let [count, bytes] = [0, 0];
  for (const { object } of copiesIn(copied)) {
    count += 1;
    bytes += object.bytes;
  }
  return { count, bytes };
}

async function* each<T>(copied: Scratch, pick: (copy: Copy) => T): AsyncGenerator<T> {
  for (const copy of copiesIn(copied)) yield pick(copy);
}

export const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;
