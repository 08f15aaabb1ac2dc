import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Scratch } from '../../ports/backup/scratch.ts';
import { BackupRefused, MANIFEST } from './manifest.ts';
import { ownerName, ownerOf } from './owner.ts';
import { keptOf, timeOf } from './retention.ts';
import { CENTURY, manifestsIn, OBJECTS, objectsOf } from './stored-backups.ts';

/** Milliseconds. What is younger may belong to a back-up that is being made. */
const UNFINISHED_MS = 24 * 60 * 60 * 1000;

interface Pruning {
  /** Whose back-ups are removed. Those of others stay, and what they share with nobody. */
  readonly installation: string;
  readonly now: Date;
  /** Empty. */
  readonly scratch: Scratch;
}

/**
 * Removes the back-ups of an installation that need not be kept, then what is left of its unfinished ones, then the objects that no
 * back-up has. Returns the names of the back-ups it removed. Rejects with `BackupRefused`, before it removes any object, where a
 * back-up cannot be read.
 */
export async function pruneBackups(
  place: BackupPlace,
  { installation, now, scratch }: Pruning,
): Promise<readonly string[]> {
  const { manifests, damaged } = await manifestsIn(place);
  const ours = manifests.filter((manifest) => manifest.installation === installation);
  const kept = keptOf(ours.map(({ id, files }) => ({ id, all: files.all })));
  const removed = ours.map(({ id }) => id).filter((id) => !kept.has(id));
  const left = await unfinishedOf(place, installation, {
    now,
    finished: new Set([...manifests.map(({ id }) => id), ...damaged]),
    isShared: ours.length < manifests.length || damaged.length > 0,
  });
  // Without its manifest a back-up is unfinished, so that a kill in between leaves no half one that looks whole.
  for (const id of removed) await place.remove(`${id}/${MANIFEST}`);
  if (damaged.length > 0)
    throw new BackupRefused(
      `the manifest of ${damaged.join(', ')} in ${place.address} is damaged: remove that folder, then what no other back-up shares can be removed`,
    );
  for (const manifest of manifests)
    if (!removed.includes(manifest.id))
      for await (const { name } of objectsOf(place, manifest)) scratch.put(name, true);
  const gone = new Set([...removed, ...left]);
  for await (const { name, modifiedAt } of place.list('')) {
    const [folder = ''] = name.split('/');
    const isOld = now.getTime() - modifiedAt.getTime() > UNFINISHED_MS;
    const isUnused = folder === OBJECTS ? isOld && scratch.get(name) === undefined : gone.has(folder);
    if (isUnused && name !== ownerName(folder)) await place.remove(name);
  }
  // Last, so that a kill in between leaves nothing of which nobody knows whose it is.
  for (const id of gone) await place.remove(ownerName(id));
  return removed;
}

interface Finished {
  readonly now: Date;
  /** The back-ups with a manifest. */
  readonly finished: ReadonlySet<string>;
  /** Whether others have back-ups here. */
  readonly isShared: boolean;
}

/** Returns the unfinished back-ups that this installation has begun more than a day ago. */
async function unfinishedOf(
  place: BackupPlace,
  installation: string,
  { now, finished, isShared }: Finished,
): Promise<readonly string[]> {
  const begun = new Set<string>();
  for await (const { name } of place.list(CENTURY)) {
    const [id = ''] = name.split('/');
    const at = timeOf(id);
    if (at !== undefined && !finished.has(id) && now.getTime() - at > UNFINISHED_MS) begun.add(id);
  }
  const left: string[] = [];
  for (const id of begun) {
    const owner = await ownerOf(place, id);
    if (owner === installation || (owner === undefined && !isShared)) left.push(id);
  }
  return left;
}
