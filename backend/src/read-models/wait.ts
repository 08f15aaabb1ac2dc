import { setTimeout as sleep } from 'node:timers/promises';
import { answerInTime } from '../ports/in-time.ts';
import type { Committed, ReadStore } from '../ports/read-store.ts';

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
const LONGEST_PAUSE_MS = 20;
/**
 * Where the store says what it commits, looking is for what it fails to say, and for what it has said before. A look of each
 * of many waiting commands takes longer than what they wait for.
 */
const TOLD_PAUSE_MS = 50;

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
  toldPauseMs = TOLD_PAUSE_MS,
): Promise<boolean> {
  const end = performance.now() + TIMEOUT_MS;
  const told = () => store.committed?.(collection);
  let missing = await missingAfterTold(told, told(), awaited, store.committed ? toldPauseMs : 0);
  let pause = store.committed ? toldPauseMs : FIRST_PAUSE_MS;
  for (; missing.length > 0; pause = store.committed ? toldPauseMs : longer(pause)) {
    // Asked before the look, so that no commit comes in between.
    const next = told();
    const look = lookFor(store, collection, missing);
    missing = (await answerInTime(look, end - performance.now())) ?? missing;
    if (missing.length === 0) return true;
    if (performance.now() > end) return false;
    missing = await missingAfterTold(told, next, missing, pause);
  }
  return true;
}

const longer = (pause: number): number => Math.min(pause * PAUSE_GROWTH, LONGEST_PAUSE_MS);

/** Waits for what is told, for `ms` milliseconds at most, and returns what is still missing. A large commit ends the wait. */
async function missingAfterTold(
  told: () => Promise<Committed> | undefined,
  next: Promise<Committed> | undefined,
  awaited: readonly AwaitedRevision[],
  ms: number,
): Promise<readonly AwaitedRevision[]> {
  const late = sleep(ms, undefined);
  let missing = awaited;
  for (let first = next; missing.length > 0; first = told()) {
    const documents = await Promise.race([late, ...(first ? [first] : [])]);
    if (documents === undefined) return missing;
    missing = missingAfter(missing, documents);
  }
  return missing;
}

const missingAfter = (
  missing: readonly AwaitedRevision[],
  documents: Committed = [],
): readonly AwaitedRevision[] => {
  const told = new Map(documents.map(({ id, revisions }) => [id, revisions]));
  return missing.filter(({ id, stream, revision }) => (told.get(id)?.[stream] ?? -1) < revision);
};

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
  return missingAfter(awaited, await store.getMany(collection, ids));
}
