import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { HashTask } from './hash.worker.ts';

const WORKER = new URL('./hash.worker.ts', import.meta.url).href;
const AT_ONCE = 2;
/** About two seconds of work. */
const MOST_WAITING = 64;
/** Milliseconds. Without a secret to hash the threads end. */
const IDLE_MS = 60_000;

export interface HashThreads {
  hash(secret: string, options: Options): Promise<string>;
  verify(hash: string, secret: string): Promise<boolean>;
}

/**
 * Opens threads that hash and verify secrets: two at once, each with 19 MiB, apart from the threads that read files and
 * compress pages. With too many waiting, a call rejects with `EngineUnavailable`, and the caller is told to come back.
 */
export function openHashThreads(mostWaiting = MOST_WAITING): HashThreads {
  let pool: Piscina<HashTask, string | boolean> | undefined;

  function run(task: HashTask): Promise<string | boolean> {
    pool ??= new Piscina({
      filename: WORKER,
      minThreads: 0,
      maxThreads: AT_ONCE,
      maxQueue: mostWaiting,
      idleTimeout: IDLE_MS,
      recordTiming: false,
      // Without a listener, a thread that ends between two calls would end the process. The next call starts another.
    }).on('error', () => undefined);
    if (pool.queueSize >= mostWaiting) return Promise.reject(new EngineUnavailable('password hashing'));
    return pool.run(task);
  }

  return {
    hash: async (secret, options) => String(await run({ type: 'hash', secret, options })),
    verify: async (hash, secret) => (await run({ type: 'verify', secret, hash })) === true,
  };
}
