import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadStore } from '../../ports/read-store.ts';

/** Milliseconds after which a pause counts as left behind: its rebuild has ended, and the swap fails if it has not. */
export const LONGEST_PAUSE_MS = 10_000;
const FIRST_LOOK_MS = 5;
const LAST_LOOK_MS = 200;

type Pausing = Pick<ReadStore, 'pause' | 'resumeWrites'>;

/** Resolves when the pause is over or the signal aborts. Ends a pause that was left behind. */
export async function writesResumed(
  store: Pausing,
  collection: string,
  signal: AbortSignal,
  longest = LONGEST_PAUSE_MS,
): Promise<void> {
  const found = await store.pause(collection);
  if (found === undefined) return;
  const end = performance.now() + longest;
  for (let look = FIRST_LOOK_MS; performance.now() < end; look = Math.min(look * 2, LAST_LOOK_MS)) {
    await sleep(look, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || (await store.pause(collection)) !== found) return;
  }
  await store.resumeWrites(collection, found);
}
