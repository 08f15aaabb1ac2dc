import { Piscina } from 'piscina';
import type { TagInUse } from '../../contract/tags/tags.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Process } from '../../processes/runner.ts';
import type { CodeFinder } from '../../read-models/codes/search/code-finder.ts';
import type {
  BatchSearch,
  CodeSearch,
  CodesFound,
  TagSearch,
} from '../../read-models/codes/search/searches.ts';
import type { Config } from '../settings/config.ts';

export interface SearchInput {
  readonly config: Config;
  /** The address that codes begin with. */
  readonly url: string;
}

/** A search for codes, for tags, or for batches. */
export type SearchAsked = CodeSearch | TagSearch | BatchSearch;

/** What the thread answers to it. */
export interface SearchAnswer {
  readonly found?: CodesFound;
  readonly tags?: readonly TagInUse[];
  readonly batches?: readonly string[];
}

const WORKER = new URL('./search.worker.ts', import.meta.url).href;
/** Milliseconds. Without a search for an hour the thread ends, and gives its memory back. */
const IDLE_MS = 60 * 60_000;
/** Searches that wait together while the index fills. */
const MOST_AT_ONCE = 100;

/** Codes that the read model takes longer to count than the thread takes to answer: sooner in MongoDB, where no index sorts. */
const MANY = 2_000;
const NOTHING: CodeSearch = { text: '', sort: ['createdAt', 'DESC'], skip: 0, limit: 0 };

/**
 * Opens the search. Its thread starts when an admin first reads the list, so that a process without admins spends nothing.
 * After a failure the next search starts another.
 */
export function openCodeSearch(config: Config, url: string): CodeFinder & { readonly process: Process } {
  let pool: Piscina<SearchAsked, SearchAnswer> | undefined;
  let codes = 0;
  const input: SearchInput = { config, url };
  const open = () => {
    // The thread follows the log between searches: without `atomics` it does not sleep while it waits for one.
    pool ??= new Piscina({
      filename: WORKER,
      workerData: input,
      minThreads: 0,
      maxThreads: 1,
      concurrentTasksPerWorker: MOST_AT_ONCE,
      atomics: 'disabled',
      idleTimeout: IDLE_MS,
      recordTiming: false,
      // Without a listener, a thread that ends between two searches would end the process. The next one starts another.
    }).on('error', () => {
      codes = 0;
    });
    return pool;
  };
  const ask = async (search: SearchAsked): Promise<SearchAnswer> => {
    const running = open();
    try {
      return await running.run(search);
    } catch (error) {
      if (pool === running) [pool, codes] = [undefined, 0];
      await running.destroy();
      throw new EngineUnavailable('the search', error);
    }
  };
  const find = async (search: CodeSearch) => (await ask(search)).found ?? { total: 0, codes: [] };
  const warm = () => {
    if (pool !== undefined) return;
    find(NOTHING).then(
      ({ total }) => {
        codes = total;
      },
      () => undefined,
    );
  };
  return {
    warm,
    isSooner: () => pool !== undefined && codes >= MANY,
    find,
    tags: async (search) => (await ask(search)).tags ?? [],
    batches: async (search) => (await ask(search)).batches ?? [],
    process: {
      name: 'search',
      failure: () => undefined,
      stop: async () => {
        await pool?.destroy();
      },
    },
  };
}
