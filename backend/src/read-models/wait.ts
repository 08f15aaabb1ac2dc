import { setTimeout as sleep } from 'node:timers/promises';
import { answerInTime } from '../ports/in-time.ts';
import type { ReadStore } from '../ports/read-store.ts';

export interface AwaitedRevision {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
}

export interface Awaited extends AwaitedRevision {
  readonly collection: string;
}

const TIMEOUT_MS = 2000;
const FIRST_PAUSE_MS = 1;
const PAUSE_GROWTH = 1.3;
const LONGEST_PAUSE_MS = 50;

/**
 * Waits until a document has applied a revision of a stream. False when that takes longer than 2 seconds, or the store is
 * away: the change is durable, whether it can be shown already or not.
 */
export const documentReached = (store: ReadStore, { collection, ...awaited }: Awaited): Promise<boolean> =>
  documentsReached(store, collection, [awaited]);

/**
 * Waits for many documents, in any order. While the last one is missing the others are not read: where one process writes
 * them in order, the last one implies the others. The loop is our own, because p-wait-for has no growing interval.
 */
export async function documentsReached(
  store: ReadStore,
  collection: string,
  awaited: readonly AwaitedRevision[],
): Promise<boolean> {
  const end = performance.now() + TIMEOUT_MS;
  let missing = awaited;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * PAUSE_GROWTH, LONGEST_PAUSE_MS)) {
    const look = lookFor(store, collection, missing);
    missing = (await answerInTime(look, end - performance.now())) ?? missing;
    if (missing.length === 0) return true;
    if (performance.now() > end) return false;
    await sleep(pause);
  }
}

async function lookFor(
  store: ReadStore,
  collection: string,
  missing: readonly AwaitedRevision[],
): Promise<readonly AwaitedRevision[]> {
  const last = await missingOf(store, collection, missing.slice(-1));
  return last.length === 0 ? missingOf(store, collection, missing.slice(0, -1)) : missing;
}

async function missingOf(
  store: ReadStore,
  collection: string,
  awaited: readonly AwaitedRevision[],
): Promise<readonly AwaitedRevision[]> {
  if (awaited.length === 0) return [];
  const ids = awaited.map(({ id }) => id);
  const documents = new Map(
    (await store.getMany(collection, ids)).map((document) => [document.id, document]),
  );
  return awaited.filter(
    ({ id, stream, revision }) => (documents.get(id)?.revisions[stream] ?? -1) < revision,
  );
}
