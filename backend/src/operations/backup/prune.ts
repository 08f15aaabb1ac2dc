import type { BackupPlace } from '../../ports/backup/place.ts';
import { MANIFEST } from './manifest.ts';
import { keptOf, timeOf } from './retention.ts';
import { backupsIn, OBJECTS, objectsOf, readManifest } from './stored-backups.ts';

/** Milliseconds. What is younger may belong to a back-up that is being made. */
const UNFINISHED_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the back-ups that need not be kept, then what is left of unfinished ones, then the objects that no back-up has.
 * Returns the names of the back-ups it removed. Where a kept one cannot be read, no object is removed.
 */
export async function pruneBackups(place: BackupPlace, now: Date): Promise<readonly string[]> {
  const ids = await backupsIn(place);
  const kept = keptOf(ids);
  const removed = ids.filter((id) => !kept.has(id));
  // Without its manifest a back-up is unfinished, so that a kill in between leaves no half one that looks whole.
  for (const id of removed) await place.remove(`${id}/${MANIFEST}`);
  const used = new Set<string>();
  for (const id of kept)
    for await (const { name } of objectsOf(place, await readManifest(place, id))) used.add(name);
  for await (const { name, modifiedAt } of place.list('')) {
    const [folder = ''] = name.split('/');
    const isYoung = now.getTime() - modifiedAt.getTime() < UNFINISHED_MS;
    if (folder === OBJECTS ? !used.has(name) && !isYoung : isLeft(folder)) await place.remove(name);
  }
  return removed;

  function isLeft(id: string): boolean {
    const begun = timeOf(id);
    if (begun === undefined || kept.has(id)) return false;
    return removed.includes(id) || now.getTime() - begun > UNFINISHED_MS;
  }
}
