import type { Clock } from '../../ports/clock.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { GroupFeed } from '../../ports/group-feed.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { scanStatisticsProjection } from '../../read-models/scan-statistics/project.ts';
import { usersProjection } from '../../read-models/users/users.ts';
import { lagOf } from '../report/lag.ts';

/** The read models that retention asks. */
const ASKED = [codesProjection, usersProjection, scanStatisticsProjection];

/** What is asked how far the read models are. */
export interface Readers {
  readonly feed: EventFeed;
  readonly store: Pick<ReadStore, 'checkpoint'>;
  readonly clock: Clock;
  readonly kafka: { readonly groupFeed: Pick<GroupFeed, 'lag'> } | undefined;
}

/** Milliseconds. While people scan, a read model is always a moment behind. */
const MOMENT_MS = 60_000;

/**
 * Returns whether the read models lack events that are older than a minute. A scan that they don't show would let an account that
 * is in use seem unused, and would never be counted once it is removed.
 */
export async function areBehind({ feed, store, kafka, clock }: Readers): Promise<boolean> {
  const since = new Date(clock.now().getTime() - MOMENT_MS).toISOString();
  for (const { definition, streams } of ASKED) {
    const { name } = definition;
    if (kafka) {
      if ((await kafka.groupFeed.lag(name)) > 0) return true;
      continue;
    }
    const position = await store.checkpoint(name);
    const { oldest } = await lagOf(feed, { name, position, streams });
    if (oldest !== null && oldest < since) return true;
  }
  return false;
}
