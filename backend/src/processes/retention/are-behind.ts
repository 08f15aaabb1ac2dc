import type { EventFeed } from '../../ports/event-feed.ts';
import type { GroupFeed } from '../../ports/group-feed.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { usersProjection } from '../../read-models/users/users.ts';
import { lagOf } from '../report/lag.ts';

/** The read models that retention asks. */
const ASKED = [codesProjection, usersProjection];

interface Context {
  readonly feed: EventFeed;
  readonly store: Pick<ReadStore, 'checkpoint'>;
  readonly kafka: { readonly groupFeed: Pick<GroupFeed, 'lag'> } | undefined;
}

/**
 * Returns whether the read models lack events from before `since` (ISO 8601, UTC). A scan that they don't show yet would let an
 * account that is in use seem unused.
 */
export async function areBehind({ feed, store, kafka }: Context, since: string): Promise<boolean> {
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
