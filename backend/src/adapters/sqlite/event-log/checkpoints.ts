import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Milliseconds from a commit to the checkpoint that folds it into the file. */
const DELAY_MS = 500;

/**
 * Folds the write-ahead log into the database from a thread of its own, so that the copying and its syncs do not hold
 * up appends. A failed checkpoint loses nothing: the log only grows until the next one.
 */
export class Checkpoints {
  readonly #file: string;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** After each commit. */
  committed(): void {
    if (this.#timer || this.#running) return;
    this.#timer = setTimeout(() => this.#start(), DELAY_MS).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    if (!worker) return;
    const exit = once(worker, 'exit');
    worker.ref();
    worker.postMessage('close');
    await exit;
  }

  #start(): void {
    this.#timer = undefined;
    this.#running = true;
    this.#worker ??= this.#launch();
    this.#worker.postMessage('checkpoint');
  }

  #launch(): Worker {
    const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: this.#file });
    worker.unref();
    worker.on('message', () => {
      this.#running = false;
    });
    // Another worker is launched after the next commit.
    const gone = () => {
      this.#running = false;
      this.#worker = undefined;
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }
}
