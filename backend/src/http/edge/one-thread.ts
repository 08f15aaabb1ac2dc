import { Piscina } from 'piscina';
import { EngineUnavailable } from '../../ports/errors.ts';

export interface ThreadOptions {
  /** What `EngineUnavailable` says is unavailable. */
  readonly name: string;
  /** The URL of the module whose default export runs a task. */
  readonly worker: string;
  /** More tasks than these are refused. */
  readonly mostWaiting: number;
  /** Milliseconds. Without a task the thread ends, and gives its memory back. */
  readonly idleMs: number;
  /** Of the thread's heap, in MiB. Without bounds V8 lets it grow by hundreds of MiB before it collects. */
  readonly heap: { readonly young: number; readonly old: number };
}

export interface OneThread<Task, Answer> {
  /** Rejects with `EngineUnavailable` while too many tasks wait. */
  run(task: Task): Promise<Answer>;
  /** Ends the thread, and rejects the tasks that wait for it. */
  close(): Promise<void>;
}

/** Returns a thread for one task at a time. It starts with the first one. */
export function oneThread<Task, Answer>(options: ThreadOptions): OneThread<Task, Answer> {
  const { name, worker, mostWaiting, idleMs, heap } = options;
  let pool: Piscina<Task, Answer> | undefined;
  const open = () => {
    const opened = new Piscina<Task, Answer>({
      filename: worker,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: mostWaiting,
      idleTimeout: idleMs,
      recordTiming: false,
      resourceLimits: { maxYoungGenerationSizeMb: heap.young, maxOldGenerationSizeMb: heap.old },
    });
    // A thread that ends between two tasks, such as at the bound of its heap, is replaced at the next one.
    return opened.on('error', () => undefined);
  };
  return {
    async run(task) {
      pool ??= open();
      if (pool.queueSize >= mostWaiting) throw new EngineUnavailable(name);
      return pool.run(task);
    },
    close: async () => pool?.destroy(),
  };
}
