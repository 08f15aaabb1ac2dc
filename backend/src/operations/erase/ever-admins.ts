import { ACCOUNT } from '../../domain/account/account.ts';
import type { EventFeed } from '../../ports/event-feed.ts';

/** What makes an admin. An event of another type has no field `role`. */
const MAKES_ADMINS: readonly string[] = ['AccountRegistered', 'RoleChanged'];

/**
 * Returns the ids of all who were ever admins. It reads the log, because after a restore the read models are missing, or of
 * another time.
 */
export async function everAdmins({ feed }: { readonly feed: EventFeed }): Promise<readonly string[]> {
  const admins = new Set<string>();
  const { signal } = new AbortController();
  for await (const { events, caughtUp } of feed.subscribe({
    after: 'start',
    streams: [ACCOUNT.prefix],
    signal,
  })) {
    for (const { type, stream, data } of events) {
      const userId = ACCOUNT.keyOf(stream);
      if (userId !== undefined && MAKES_ADMINS.includes(type) && data['role'] === 'admin') admins.add(userId);
    }
    if (caughtUp) break;
  }
  return [...admins];
}
