import { setTimeout as sleep } from 'node:timers/promises';
import { SCANS } from '../../domain/scans/events.ts';
import type { FeedBatch } from '../../ports/event-feed.ts';

/** The time in which scans gather, in milliseconds: a busy code's document is written once for all of them. */
const REST_MS = 1000;

interface Options {
  /** The most events that gather. */
  readonly most: number;
  readonly restMs?: number;
}

/**
 * Joins batches that hold scans alone, so that one batch of them comes in each rest. Any other event ends the rest at once,
 * because somebody waits to read what it changed.
 */
export async function* gatherScans(
  batches: AsyncIterable<FeedBatch>,
  { most, restMs = REST_MS }: Options,
): AsyncGenerator<FeedBatch> {
  const source = batches[Symbol.asyncIterator]();
  let pulled: Promise<IteratorResult<FeedBatch>> | undefined;
  let gathered: FeedBatch | undefined;
  let restUntil = 0;
  try {
    for (;;) {
      pulled ??= source.next();
      const next = gathered ? await beforeEnd(pulled, restUntil) : await pulled;
      if (next !== 'rested') {
        pulled = undefined;
        if (next.done) return;
        gathered = gathered ? join(gathered, next.value) : next.value;
        if (mayRest(gathered, most) && performance.now() < restUntil) continue;
      }
      if (!gathered) continue;
      const batch: FeedBatch = gathered;
      gathered = undefined;
      yield batch;
      if (batch.events.length > 0) restUntil = performance.now() + restMs;
    }
  } finally {
    const closed = source.return?.();
    // The feed closes only after a batch that it is asked for, which may be long in coming, or fail.
    if (pulled) Promise.allSettled([pulled, closed]);
    else await closed;
  }
}

/** Resolves with the next batch, or when the rest ends before it comes. */
async function beforeEnd(
  pulled: Promise<IteratorResult<FeedBatch>>,
  end: number,
): Promise<IteratorResult<FeedBatch> | 'rested'> {
  const over = new AbortController();
  const rested = sleep(Math.max(0, end - performance.now()), 'rested' as const, { signal: over.signal });
  rested.catch(() => undefined);
  try {
    return await Promise.race([pulled, rested]);
  } finally {
    over.abort();
  }
}

const join = (first: FeedBatch, second: FeedBatch): FeedBatch => ({
  ...second,
  events: second.events.length === 0 ? first.events : [...first.events, ...second.events],
});

const mayRest = ({ events, caughtUp }: FeedBatch, most: number): boolean =>
  caughtUp &&
  events.length > 0 &&
  events.length < most &&
  events.every(({ stream }) => stream.startsWith(SCANS.prefix));
