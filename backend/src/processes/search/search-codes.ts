import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { TagInUse } from '../../contract/tags/tags.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { EventFeed, Position } from '../../ports/event-feed.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { applyEvent, FILLING_STREAMS, FOLLOWED_STREAMS } from '../../read-models/codes/search/apply-event.ts';
import { CodeIndex } from '../../read-models/codes/search/code-index.ts';
import { INDEXED_ORDERS } from '../../read-models/codes/search/code-orders.ts';
import type {
  BatchSearch,
  CodeSearch,
  CodesFound,
  TagSearch,
} from '../../read-models/codes/search/searches.ts';
import { giveMemoryBack } from '../give-memory-back.ts';
import { type Process, startProcess } from '../runner.ts';
import { FollowedCounts } from './followed-counts.ts';

/** The search over all codes. */
export interface CodesSearched {
  readonly process: Process;
  /** Reads the log to its end first, so that a search finds every acknowledged change. Rejects where it can not. */
  find(search: CodeSearch): Promise<CodesFound>;
  tags(search: TagSearch): Promise<readonly TagInUse[]>;
  batches(search: BatchSearch): Promise<readonly string[]>;
}

interface Ports {
  readonly feed: EventFeed;
  readonly log: Pick<EventLog, 'open'>;
  readonly store: ReadStore;
  /** The address that codes begin with. */
  readonly url: string;
  /** Drops the key of an erased person from memory. */
  readonly forget: (person: string) => void;
}

/** Milliseconds after which the index reads the log without a search, so that it forgets who was erased. */
const LOOK_MS = 2_000;
const BATCH_SIZE = 500;
/** Milliseconds after which the index asks the read model again, which may have lagged behind the log. */
const COUNTS_MS = 5 * 60_000;

/** Fills the index from the log, and keeps up with it. */
export function startSearch({ feed, log, store, url, forget }: Ports, logger: Logger): CodesSearched {
  const index = new CodeIndex(url);
  const counts = new FollowedCounts(store, index);
  let after: 'start' | Position = 'start';
  let reading: Promise<void> = Promise.resolve();
  let isFilled = false;
  let countedAt = -Infinity;

  async function read(signal: AbortSignal): Promise<void> {
    const streams = isFilled ? FOLLOWED_STREAMS : FILLING_STREAMS;
    for await (const batch of feed.subscribe({ after, streams, signal, batchSize: BATCH_SIZE })) {
      for (const { stream, type } of batch.events)
        if (type === 'PersonErased' || type === 'PersonForgotten')
          forget(stream.slice(ACCOUNT.prefix.length));
      for (const event of await log.open(batch.events)) {
        applyEvent(index, event);
        counts.note(event);
      }
      after = batch.position;
      isFilled ||= batch.caughtUp;
      if (batch.caughtUp) break;
    }
    if (countedAt !== -Infinity) return;
    // To read the log leaves tens of megabytes, and so does each of the next steps.
    await giveMemoryBack();
    await readCounts();
    await giveMemoryBack();
    for (const order of INDEXED_ORDERS) {
      index.prepareOrder(order);
      await giveMemoryBack();
    }
  }

  /** Asks the read model how often codes were scanned, also before the index followed the journals. */
  async function readCounts(): Promise<void> {
    await counts.readAll();
    countedAt = performance.now();
  }

  const closed = new AbortController();
  /** One reads at a time. */
  const catchUp = (signal: AbortSignal): Promise<void> => {
    reading = reading.catch(() => undefined).then(() => read(signal));
    return reading;
  };
  const following = startProcess('search-codes', logger, async (signal) => {
    while (!signal.aborted) {
      await catchUp(signal);
      await counts.readNoted();
      if (performance.now() > countedAt + COUNTS_MS) await readCounts();
      await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  });
  return {
    process: {
      ...following,
      stop: async () => {
        closed.abort();
        await following.stop();
        await reading.catch(() => undefined);
      },
    },
    find: async (search) => {
      await catchUp(closed.signal);
      return index.search(search);
    },
    tags: async (search) => {
      await catchUp(closed.signal);
      return index.tagsInUse(search);
    },
    batches: async (search) => {
      await catchUp(closed.signal);
      return index.batches(search);
    },
  };
}
