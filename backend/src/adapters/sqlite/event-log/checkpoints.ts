import { Worker } from 'node:worker_threads';
import type { CheckpointAnswer, CheckpointRequest } from './checkpoint-worker.ts';

/** A checkpoint begins this many commits after the last one, or this many milliseconds after a commit. */
const COMMITS = 250;
const DELAY_MS = 5_000;

/** Pages of 4 KiB in the write-ahead log after which it is made to begin anew. */
const RESTART_FRAMES = 1_000;

/** Whoever commits. Between `hold` and `release` its appends wait, without holding up the event loop. */
export interface Holdable {
  hold(): void;
  release(): void;
}

/**
 * Folds the write-ahead log into the database from a thread of its own, so that the copying and its syncs do not hold
 * up the event loop. Under steady writing a copy never quite reaches the end, and the log would grow for ever: so, once
 * the bulk is copied, appends wait for the few milliseconds that the rest takes. A checkpoint that fails loses nothing.
 */
export class Checkpoints {
  readonly #file: string;
  readonly #writer: Holdable;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running = false;
  #closing = false;
  #commits = 0;

  constructor(file: string, writer: Holdable) {
    this.#file = file;
    this.#writer = writer;
  }

  /** After each commit. */
  committed(): void {
    this.#commits += 1;
    if (this.#running) return;
    if (this.#commits >= COMMITS) this.#start();
    else this.#timer ??= setTimeout(() => this.#start(), DELAY_MS).unref();
  }

  /** Folds what is left, if it was ever much. */
  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#timer);
    const worker = this.#worker;
    if (!worker) return;
    worker.ref();
    const exit = new Promise((resolve) => worker.once('exit', resolve));
    this.#ask('close');
    await exit;
  }

  #start(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#commits = 0;
    this.#running = true;
    this.#worker ??= this.#launch();
    this.#ask('copy');
  }

  #ask(request: CheckpointRequest): void {
    this.#worker?.postMessage(request);
  }

  #answered(frames: CheckpointAnswer): void {
    if (frames < RESTART_FRAMES || this.#closing) {
      this.#finish();
      return;
    }
    // Appends wait for the answer, so the process must not end before it.
    this.#worker?.ref();
    this.#writer.hold();
    this.#ask('restart');
  }

  #finish(): void {
    this.#running = false;
    if (!this.#closing) this.#worker?.unref();
    this.#writer.release();
  }

  #launch(): Worker {
    const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: this.#file });
    worker.unref();
    worker.on('message', (frames: CheckpointAnswer) => this.#answered(frames));
    // Another worker is launched after the next commit.
    const gone = () => {
      this.#worker = undefined;
      this.#finish();
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }
}
