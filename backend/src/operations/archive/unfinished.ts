import { SCANS } from '../../domain/scans/events.ts';
import type { BackupPlace } from '../../ports/backup/place.ts';

/** Milliseconds. Whoever has written nothing of a file for so long does not write it any more. */
const SILENT_MS = 6 * 60 * 60 * 1000;

/** Removes what killed runs have left of archives that they were writing. */
export async function removeUnfinished(place: BackupPlace, now: Date): Promise<void> {
  for await (const { name, modifiedAt, remove } of place.unfinished())
    if (SCANS.keyOf(name) !== undefined && now.getTime() - modifiedAt.getTime() > SILENT_MS) await remove();
}
