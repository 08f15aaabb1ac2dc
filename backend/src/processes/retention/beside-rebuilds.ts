import type { Leases } from '../../ports/lease.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { scanStatisticsProjection } from '../../read-models/scan-statistics/project.ts';
import { REBUILD_LEASE } from '../projecting/rebuild-held.ts';

/** Milliseconds. A truncation takes a few of them. */
const TTL_MS = 30_000;

const COUNTING = [codesProjection, scanStatisticsProjection];

interface Context {
  readonly leases: Leases;
  readonly store: Pick<ReadStore, 'checkpoint'>;
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
    for (const { definition } of COUNTING)
      if ((await store.checkpoint(definition.name, 'next')) !== null) return false;
    await work();
    return true;
  } finally {
    await leases.release(REBUILD_LEASE, lease).catch(() => undefined);
  }
}
