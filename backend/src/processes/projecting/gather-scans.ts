import { SCANS } from '../../domain/scans/events.ts';
import { storedScans } from '../../domain/scans/versions.ts';
import type { FeedBatch, FeedEvent } from '../../ports/event-feed.ts';

/** The time in which scans gather, in milliseconds: a busy code's document is written once for all of them. */
const REST_MS = 1_000;

/** A rest is at least so many times as long as the write before it: most of the processor is for those who scan. */
const RESTS_PER_WRITE = 30;

/** Milliseconds. Counts are never older than this and two writes. */
const MAX_REST_MS = 5_000;

/** The most scans that gather, for the sake of memory. */
const MOST_SCANS = 100_000;

interface Options {
  /** The most scans that gather. */
  readonly most?: number;
  readonly restMs?: number;
}

/**
 * Joins batches that hold scans alone, so that one batch of them comes in each rest. Any other event ends the rest at once,
 * because somebody waits to read what it changed.
 */
export async function* gatherScans(
  batches: AsyncIterable<FeedBatch>,
  { most = MOST_SCANS, restMs = REST_MS }: Options = {},
): AsyncGenerator<FeedBatch> {
  const source = batches[Symbol.asyncIterator]();
  let pulled: Promise<IteratorResult<FeedBatch>> | undefined;
  let gathered: Gathered | undefined;
  let rest = new Rest(0);
  rest.end();
  try {
    for (;;) {
      pulled ??= source.next();
      const next = gathered ? await Promise.race([pulled, rest.over]) : await pulled;
      if (next !== RESTED) {
        pulled = undefined;
        if (next.done) return;
        gathered ??= new Gathered();
        gathered.add(next.value);
        if (gathered.mayGrow(most) && !rest.isOver) continue;
      }
      const batch: FeedBatch | undefined = gathered?.batch;
      if (!batch) continue;
      gathered = undefined;
      const began = performance.now();
      yield batch;
      if (batch.events.length === 0) continue;
      const took = performance.now() - began;
      rest.end();
      rest = new Rest(Math.min(MAX_REST_MS, Math.max(restMs, RESTS_PER_WRITE * took)));
    }
  } finally {
    rest.end();
    const closed = source.return?.();
    // The feed closes only after a batch that it is asked for, which may be long in coming, or fail.
    if (pulled) Promise.allSettled([pulled, closed]);
    else await closed;
  }
}

/** Batches on their way to become one. */
class Gathered {
  readonly #events: FeedEvent[] = [];
  #last: FeedBatch | undefined;
  #scans = 0;
  #hasOthers = false;

  add(batch: FeedBatch): void {
    this.#last = batch;
    for (const event of batch.events) {
      this.#events.push(event);
      this.#hasOthers ||= !event.stream.startsWith(SCANS.prefix);
      this.#scans += storedScans(event) || 1;
    }
  }

  get batch(): FeedBatch | undefined {
    return this.#last && { ...this.#last, events: this.#events };
  }

  mayGrow(most: number): boolean {
    return this.#last?.caughtUp === true && !this.#hasOthers && this.#scans > 0 && this.#scans < most;
  }
}

const RESTED = Symbol('rested');

/** A time that ends by itself or by a call. */
class Rest {
  readonly over: Promise<typeof RESTED>;
  isOver = false;
  readonly #timer: NodeJS.Timeout;
  #resolve = (_rested: typeof RESTED): void => {};

  constructor(ms: number) {
    this.over = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.#timer = setTimeout(() => this.end(), ms);
  }

  end(): void {
    this.isOver = true;
    clearTimeout(this.#timer);
    this.#resolve(RESTED);
  }
}
