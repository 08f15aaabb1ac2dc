import type { ReadStore } from '../../ports/read-store.ts';
import { fill } from '../../processes/projecting/fill.ts';
import type { ProjectorPorts } from '../../processes/projecting/follow-log.ts';
import { withoutScans } from '../../processes/scan-snapshot/take-totals.ts';
import type { Projection } from '../../read-models/projection.ts';

/**
 * Folds the log of a copy into read models that nobody is served from, so that a restore is known to be able to. Scans are left out:
 * they change counts alone, and an audit of the log reads all of them. Returns the documents. Rejects where an event cannot be
 * folded.
 */
export async function foldCopy(
  ports: ProjectorPorts,
  projections: readonly Projection[],
): Promise<Pick<ReadStore, 'scan'>> {
  const { signal } = new AbortController();
  for (const projection of projections.map(withoutScans)) {
    await ports.store.beginRebuild(projection.definition, { afresh: true });
    if (projection.streams.length > 0) await fill(ports, projection, { signal, onProgress: () => undefined });
  }
  return { scan: (collection) => ports.store.scan(collection, 'next') };
}
