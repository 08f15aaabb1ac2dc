import type { Leases } from '../../ports/lease.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { scanStatisticsProjection } from '../../read-models/scan-statistics/project.ts';
import { REBUILD_LEASE } from '../projecting/rebuild-held.ts';

/** Milliseconds. A truncation takes a few of them. */
const TTL_MS = 30_000;

/** The read models that count scans. */
export const COUNTING = [codesProjection, scanStatisticsProjection];

interface Context {
  readonly leases: Leases;
  readonly store: Pick<ReadStore, 'checkpoint'>;
}

/** Whether a rebuild of what counts scans is under way, or was interrupted. */
export async function isRebuildBegun(store: Context['store']): Promise<boolean> {
  for (const { definition } of COUNTING)
    if ((await store.checkpoint(definition.name, 'next')) !== null) return true;
  return false;
}

/**
 * Does work while no rebuild is under way or interrupted: one that has read some of the events to be removed would miss the others.
 * Returns false where there is one.
 */
export async function besideRebuilds(
  { leases, store }: Context,
  holder: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const lease = await leases.acquire(REBUILD_LEASE, holder, TTL_MS);
  if (!lease) return false;
  try {
    if (await isRebuildBegun(store)) return false;
    await work();
    return true;
  } finally {
    await leases.release(REBUILD_LEASE, lease).catch(() => undefined);
  }
}
