import { answerInTime } from '../ports/in-time.ts';
import type { CommittedDocument, ReadStore } from '../ports/read-store.ts';
import { AwaitedDocuments, type AwaitedRevision, Pause } from './awaited.ts';

export interface Awaited extends AwaitedRevision {
  readonly collection: string;
  /** Whether the revision is not of now, so that the store may have said so before. */
  readonly isOlder?: boolean;
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
export const documentReached = async (store: ReadStore, awaited: Awaited): Promise<boolean> =>
  (await reachedDocument(store, awaited)) !== undefined;

/** The same. Returns the document: whole, or with the fields that are told of it (`TOLD_FIELDS`). */
export const reachedDocument = (
  store: ReadStore,
  { collection, isOlder, ...awaited }: Awaited,
): Promise<CommittedDocument | undefined> => lastReached(store, collection, [awaited], { isOlder });

/** Waits for many documents, in any order. */
export const documentsReached = async (
  store: ReadStore,
  collection: string,
  awaited: readonly AwaitedRevision[],
  toldPauseMs?: number,
): Promise<boolean> =>
  awaited.length === 0 || (await lastReached(store, collection, awaited, { toldPauseMs })) !== undefined;

/** The loop is our own, because p-wait-for has no growing interval. */
async function lastReached(
  store: ReadStore,
  collection: string,
  all: readonly AwaitedRevision[],
  {
    isOlder = false,
    toldPauseMs = TOLD_PAUSE_MS,
  }: { isOlder?: boolean | undefined; toldPauseMs?: number | undefined },
): Promise<CommittedDocument | undefined> {
  const end = performance.now() + TIMEOUT_MS;
  const awaited = new AwaitedDocuments(all);
  const pause = new Pause();
  // A large commit names no documents, and may have those that are awaited.
  const ignore = store.committed?.(collection, (documents) => {
    awaited.take(documents ?? []);
    if (!documents || awaited.hasLast) pause.end();
  });
  try {
    for (let ms = ignore && !isOlder ? toldPauseMs : 0; ; ms = ignore ? toldPauseMs : longer(ms)) {
      await pause.of(ms);
      if (!awaited.last) await answerInTime(look(store, collection, awaited), end - performance.now());
      if (awaited.last || performance.now() > end) return awaited.last;
    }
  } finally {
    ignore?.();
  }
}

const longer = (ms: number): number =>
  Math.min(Math.max(ms * PAUSE_GROWTH, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);

/**
 * Asks the store for what is missing. While the last document is missing the others are not read: where one process writes them
 * in order, the last one implies the others.
 */
async function look(store: ReadStore, collection: string, awaited: AwaitedDocuments): Promise<void> {
  const lastId = awaited.missing.at(-1);
  if (lastId === undefined) return;
  awaited.take(await store.getMany(collection, [lastId]));
  const others = awaited.missing;
  if (others.length > 0 && others.at(-1) !== lastId) awaited.take(await store.getMany(collection, others));
}
