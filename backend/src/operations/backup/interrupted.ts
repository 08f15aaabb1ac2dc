import type { BackupPlace } from '../../ports/backup/place.ts';
import { isObjectOf } from './files.ts';
import { ownerName } from './owner.ts';
import { timeOf } from './retention.ts';
import { OBJECTS } from './stored-backups.ts';

/** Milliseconds. Whoever has written nothing of a piece for so long does not write it any more. */
const SILENT_MS = 6 * 60 * 60 * 1000;

/** Removes what killed back-ups have left of pieces that they were writing. Those of running ones stay. */
export async function removeInterrupted(place: BackupPlace, now: Date): Promise<void> {
  for await (const { name, modifiedAt, remove } of place.unfinished()) {
    const [folder = ''] = name.split('/');
    const isOfBackups = folder === OBJECTS || timeOf(folder) !== undefined;
    if (isOfBackups && now.getTime() - modifiedAt.getTime() > SILENT_MS) await remove();
  }
}

/** Removes all pieces that a failed back-up has written, the one that names its owner last. */
export async function discard(place: BackupPlace, id: string): Promise<void> {
  for await (const { name } of place.list(`${OBJECTS}/`)) if (isObjectOf(id, name)) await place.remove(name);
  for await (const { name } of place.list(`${id}/`)) if (name !== ownerName(id)) await place.remove(name);
  await place.remove(ownerName(id));
}
