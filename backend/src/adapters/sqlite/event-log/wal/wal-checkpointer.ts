import type { EngineThread } from '../../channel.ts';
import { openDirectChannel } from '../../direct-channel.ts';
import { openWorkerChannel } from '../../worker-channel.ts';
import { openWal, type WalCalls } from './wal.ts';

const WORKER = new URL('./wal-checkpoint.worker.ts', import.meta.url);

/** A checkpoint starts this many commits after the last one, or this many milliseconds after a commit. */
const COMMITS = 250;
const DELAY_MS = 5_000;

/** Pages of 4 KiB in the write-ahead log above which it is made to start over. */
const RESTART_FRAMES = 1_000;

/** A writer. Between `hold` and `release` its appends wait, without blocking the event loop. */
export interface Holdable {
  hold(): void;
  release(): void;
}

/**
 * Copies the write-ahead log into the database. A thread of its own does it where somebody is served, because copying and its
 * syncs would block the event loop. Under steady writing a copy never reaches the end, and the log would grow without bound. So, once the bulk is
 * copied, appends wait for the few milliseconds that the rest takes. A checkpoint that fails loses nothing.
 */
export class WalCheckpointer {
  readonly #channel;
  readonly #writer: Holdable;
  #timer: NodeJS.Timeout | undefined;
  #running = false;
  #closing = false;
  #commits = 0;

  constructor(file: string, writer: Holdable, thread: EngineThread) {
    this.#channel =
      thread === 'own'
        ? openWorkerChannel<WalCalls>('SQLite', WORKER, file)
        : openDirectChannel<WalCalls>('SQLite', () => openWal(file));
    this.#writer = writer;
  }

  /** Called after each commit. */
  committed(): void {
    this.#commits += 1;
    if (this.#running) return;
    if (this.#commits >= COMMITS) void this.#run();
    else this.#timer ??= setTimeout(() => void this.#run(), DELAY_MS).unref();
  }

  /** Copies the rest, if a checkpoint ever ran. */
  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#timer);
    await this.#channel.close();
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#commits = 0;
    this.#running = true;
    try {
      const frames = await this.#channel.call('copy');
      if (frames < RESTART_FRAMES || this.#closing) return;
      this.#writer.hold();
      await this.#channel.call('restart');
    } catch {
      // A later commit starts another one.
    } finally {
      this.#running = false;
      this.#writer.release();
    }
  }
}
