/** Milliseconds between two checks for commits of other processes, where nothing else is asked for. */
const POLL_MS = 50;

/** Batch window in milliseconds: a busy writer wakes its followers once for the commits of so long. */
const WINDOW_MS = 10;

/** Milliseconds after which a follower also passes commits to other streams, so that its position stays near the end. */
const LATEST_MS = 1_000;

/** An auto-reset event for one follower of the log. */
export interface Signal {
  /** Called before the follower reads the log: commits from then on set the signal. */
  reset(): void;
  /**
   * Resets the signal and returns the end of the log, as `readHead` does, where no commit since the last reset is to the
   * follower's streams. Returns undefined where one is, and where another connection has committed.
   */
  pass(readHead: () => number): number | undefined;
  /** Resolves when the signal is set, at once when it already is, or when `abort` fires. */
  wait(abort: AbortSignal): Promise<void>;
}

interface Follower {
  readonly prefixes: readonly string[] | undefined;
  isSet: boolean;
  /** Whether a commit of this process since the last reset is to its streams. */
  isConcerned: boolean;
  /** The version of the log before the last read. */
  version: number | undefined;
  wake: (() => void) | undefined;
}

/**
 * Wakes followers when the log may have something new for them. Commits of this process to other streams do not wake them.
 * Ours, because debouncing libraries keep no signal for a follower that is busy.
 */
export class Wakeups {
  readonly #foreignVersion: () => number;
  readonly #pollMs: number;
  readonly #followers = new Set<Follower>();
  #lastVersion: number;
  #lastWake = 0;
  /** Ends the batch window that runs. */
  #window: NodeJS.Timeout | undefined;
  #pending = false;
  #timer: NodeJS.Timeout | undefined;
  /** When the oldest commit was made that some followers have not been woken for. */
  #missedSince: number | undefined;

  /** `foreignVersion` changes whenever another connection has committed. */
  constructor(foreignVersion: () => number, pollMs = POLL_MS) {
    this.#foreignVersion = foreignVersion;
    this.#pollMs = pollMs;
    this.#lastVersion = this.#version();
  }

  /** Runs `work` with a signal for the streams that start with one of the prefixes; without prefixes for all streams. */
  async *follow<T>(
    prefixes: readonly string[] | undefined,
    work: (signal: Signal) => AsyncGenerator<T>,
  ): AsyncGenerator<T> {
    const state = { isSet: true, isConcerned: true, version: undefined, wake: undefined };
    const follower: Follower = { prefixes, ...state };
    this.#followers.add(follower);
    try {
      yield* work({
        reset: () => {
          follower.isSet = false;
          follower.isConcerned = false;
          follower.version = this.#version();
        },
        pass: (readHead) => this.#pass(follower, readHead),
        wait: (abort) => this.#wait(follower, abort),
      });
    } finally {
      this.#followers.delete(follower);
    }
  }

  /** Called after a commit of this process. Returns at once; followers are woken from the event loop. */
  committed(streams: readonly string[]): void {
    for (const follower of this.#followers) {
      if (follower.isSet && follower.isConcerned) continue;
      if (concerns(follower.prefixes, streams)) {
        follower.isConcerned = true;
        this.#set(follower);
      } else if (!follower.isSet) this.#missedSince ??= performance.now();
    }
  }

  /** Wakes every follower one last time. */
  close(): void {
    this.#setAll();
    this.#wake();
  }

  #pass(follower: Follower, readHead: () => number): number | undefined {
    if (follower.isConcerned) return undefined;
    const head = readHead();
    // Asked after the head was read: what another connection commits later lies behind the head.
    if (this.#version() !== follower.version) return undefined;
    follower.isSet = false;
    return head;
  }

  #set(follower: Follower): void {
    follower.isSet = true;
    if (!follower.wake || this.#pending) return;
    this.#pending = true;
    const delay = this.#lastWake + WINDOW_MS - performance.now();
    if (delay > 0) this.#window = setTimeout(() => this.#wake(), delay).unref();
    else setImmediate(() => this.#wake());
  }

  #setAll(): void {
    this.#missedSince = undefined;
    for (const follower of this.#followers) this.#set(follower);
  }

  #wake(): void {
    this.#pending = false;
    clearTimeout(this.#window);
    this.#window = undefined;
    this.#lastWake = performance.now();
    for (const { isSet, wake } of this.#followers) if (isSet) wake?.();
  }

  #wait(follower: Follower, abort: AbortSignal): Promise<void> {
    if (follower.isSet || abort.aborted) return Promise.resolve();
    this.#timer ??= setInterval(() => this.#poll(), this.#pollMs).unref();
    return new Promise((resolve) => {
      const wake = () => {
        follower.wake = undefined;
        abort.removeEventListener('abort', wake);
        resolve();
      };
      follower.wake = wake;
      abort.addEventListener('abort', wake, { once: true });
    });
  }

  #poll(): void {
    if (this.#hasWaiting()) this.look();
    else {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  /** Wakes the followers if another connection has committed. */
  look(): void {
    const version = this.#version();
    const isLate = this.#missedSince !== undefined && performance.now() - this.#missedSince >= LATEST_MS;
    if (version === this.#lastVersion && !isLate) return;
    this.#lastVersion = version;
    this.#setAll();
  }

  /** NaN, which equals no version, on an error: a woken follower reads the log and meets it where it can be reported. */
  #version(): number {
    try {
      return this.#foreignVersion();
    } catch {
      return Number.NaN;
    }
  }

  /**
   * The same without a batch window, because somebody waits for what follows. The followers of the streams that another
   * connection has just committed to come first: in their thread, the others would delay them.
   */
  hurry(streams: readonly string[]): void {
    for (const follower of this.#followers) {
      if (!follower.wake || !concerns(follower.prefixes, streams)) continue;
      follower.isSet = true;
      follower.isConcerned = true;
      follower.wake();
    }
    this.#lastWake = Number.NEGATIVE_INFINITY;
    this.look();
    if (this.#window) this.#wake();
    else if (!this.#pending) this.#lastWake = performance.now();
  }

  #hasWaiting(): boolean {
    for (const { wake } of this.#followers) if (wake) return true;
    return false;
  }
}

const concerns = (prefixes: readonly string[] | undefined, streams: readonly string[]): boolean =>
  !prefixes || streams.some((stream) => prefixes.some((prefix) => stream.startsWith(prefix)));
