import { setTimeout as sleep } from 'node:timers/promises';
import { ListStandings } from '../../contract/schemas/operations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ListStanding, RefreshedLists } from '../../ports/threats/standing.ts';
import type { Vault } from '../../ports/vault.ts';

const PLACE = { kind: 'outbox', id: 'destination-lists' } as const;
/** How soon a file that changed is read, in milliseconds. */
const LOOK_MS = 5_000;
/** A standing that nothing changes is told anew after this time. */
const TOLD_MS = 60 * 60_000;
/** A standing that nobody tells any more is forgotten. */
const KEPT_MS = 24 * TOLD_MS;

interface Context {
  readonly vault: Vault;
  readonly clock: Clock;
  readonly lists: RefreshedLists;
}

/** Keeps the lists of threats fresh. The vault keeps how they stand, because other processes serve Operations. */
export async function watchLists({ vault, clock, lists }: Context, signal: AbortSignal): Promise<void> {
  let told = '';
  let dueAt = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    await lists.refresh(signal);
    const now = clock.now().getTime();
    const standing = lists.standing();
    const news = JSON.stringify(standing.map(({ checkedAt: _each, ...rest }) => rest));
    if (news !== told || now >= dueAt) {
      const expiresAt = new Date(now + KEPT_MS).toISOString();
      await vault.put({ ...PLACE, value: standing.map((list) => ({ ...list })), expiresAt });
      told = news;
      dueAt = now + TOLD_MS;
    }
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** How the lists of threats stand; none where no process reads any. */
export const listStandings = async (vault: Pick<Vault, 'get'>): Promise<ListStanding[]> =>
  ListStandings.safeParse((await vault.get(PLACE.kind, PLACE.id))?.value).data ?? [];
