import { Piscina } from 'piscina';
import { EngineUnavailable } from '../../../ports/errors.ts';
import type { Printed, PrintTask } from './print.worker.ts';

const WORKER = new URL('./print.worker.ts', import.meta.url).href;
/** Files that wait for the one thread. Each takes seconds, so that more would wait in vain. */
const MOST_WAITING = 4;
/** Milliseconds. Without a file to make the thread ends, and gives its memory back. */
const IDLE_MS = 60_000;
/** Of the thread's heap. Files of any length fit. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 44 };

export interface Printing {
  /** Makes a file. Rejects with `EngineUnavailable` while too many wait. */
  print(task: PrintTask): Promise<Printed>;
  /** Ends the thread, and rejects what waits for it. */
  close(): Promise<void>;
}

/** Opens the thread that makes and checks files to print. */
export function openPrinting(): Printing {
  let pool: Piscina<PrintTask, Printed> | undefined;
  return {
    async print(task) {
      pool ??= new Piscina({
        filename: WORKER,
        minThreads: 0,
        maxThreads: 1,
        maxQueue: MOST_WAITING,
        idleTimeout: IDLE_MS,
        resourceLimits: RESOURCE_LIMITS,
      });
      if (pool.queueSize >= MOST_WAITING) throw new EngineUnavailable('printing');
      return pool.run(task);
    },
    close: async () => pool?.destroy(),
  };
}
