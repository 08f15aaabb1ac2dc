import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadStore } from '../ports/read-store.ts';

export interface Awaited {
  readonly collection: string;
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
}

const BOUND_MS = 2000;
const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 50;

/** Waits until a document has applied a revision of a stream; false when that took longer than 2 seconds. */
export async function documentReached(
  store: ReadStore,
  { collection, id, stream, revision }: Awaited,
): Promise<boolean> {
  const end = performance.now() + BOUND_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const document = await store.get(collection, id);
    if ((document?.revisions[stream] ?? -1) >= revision) return true;
    if (performance.now() > end) return false;
    await sleep(pause);
  }
}
