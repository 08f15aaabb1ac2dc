/** Milliseconds between looks at what other processes have committed. */
const POLL_MS = 50;

/** Shortest time between two wake-ups: a busy writer wakes its followers for many commits at once. */
const GAP_MS = 10;

/** Tells those who wait that there may be something new in the log. */
export class Wakeups {
  readonly #foreignVersion: () => number;
  readonly #waiting = new Set<() => void>();
  #turn = 0;
  #lastVersion: number;
  #lastWake = 0;
  #pending = false;
  #poll: NodeJS.Timeout | undefined;

  /** `foreignVersion` changes whenever another connection has committed. */
  constructor(foreignVersion: () => number) {
    this.#foreignVersion = foreignVersion;
    this.#lastVersion = foreignVersion();
  }

  /** Counts wake-ups. Noted before looking at the log, it tells `wait` whether that look may be outdated. */
  get turn(): number {
    return this.#turn;
  }

  /** After a commit of this process. Returns at once; followers are woken from the event loop. */
  committed(): void {
    if (this.#pending) return;
    if (this.#waiting.size === 0) {
      this.#turn += 1;
      return;
    }
    this.#pending = true;
    const delay = this.#lastWake + GAP_MS - performance.now();
    if (delay > 0) setTimeout(() => this.wake(), delay).unref();
    else setImmediate(() => this.wake());
  }

  wake(): void {
    this.#pending = false;
    this.#turn += 1;
    this.#lastWake = performance.now();
    for (const resolve of [...this.#waiting]) resolve();
  }

  /** Resolves at the first wake-up after `turn`, or when the signal aborts. */
  wait(turn: number, signal: AbortSignal): Promise<void> {
    if (turn !== this.#turn || signal.aborted) return Promise.resolve();
    this.#poll ??= setInterval(() => this.#look(), POLL_MS).unref();
    return new Promise((resolve) => {
      const done = () => {
        this.#waiting.delete(done);
        signal.removeEventListener('abort', done);
        if (this.#waiting.size === 0) this.#stopPolling();
        resolve();
      };
      this.#waiting.add(done);
      signal.addEventListener('abort', done, { once: true });
    });
  }

  /** Wakes everybody one last time. */
  close(): void {
    this.wake();
    this.#stopPolling();
  }

  #look(): void {
    let version = this.#lastVersion;
    try {
      version = this.#foreignVersion();
    } catch {
      // Whoever is woken reads the log and meets the same error, where it can be reported.
      this.wake();
      return;
    }
    if (version === this.#lastVersion) return;
    this.#lastVersion = version;
    this.wake();
  }

  #stopPolling(): void {
    clearInterval(this.#poll);
    this.#poll = undefined;
  }
}
