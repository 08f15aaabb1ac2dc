/** Milliseconds between looks at what other processes have committed. */
const POLL_MS = 50;

/** Shortest time between two wake-ups: a busy writer wakes its followers for many commits at once. */
const GAP_MS = 10;

/** Milliseconds after which a follower also passes what does not concern it, so that it never has far to go. */
const LATEST_MS = 1_000;

/** One that follows the log. */
export interface Follower {
  /** Called before looking at the log: what is committed from then on is news. */
  looks(): void;
  /** Resolves when there may be news, at once when it came since the last look, or when the signal aborts. */
  news(signal: AbortSignal): Promise<void>;
}

interface Listening {
  readonly prefixes: readonly string[] | undefined;
  hasNews: boolean;
  wake: (() => void) | undefined;
}

/** Tells followers that there may be something new for them in the log; what this process commits to other streams wakes nobody. */
export class Wakeups {
  readonly #foreignVersion: () => number;
  readonly #following = new Set<Listening>();
  #lastVersion: number;
  #lastWake = 0;
  #pending = false;
  #poll: NodeJS.Timeout | undefined;
  /** Since when something is committed that some have not looked at. */
  #unheardSince: number | undefined;

  /** `foreignVersion` changes whenever another connection has committed. */
  constructor(foreignVersion: () => number) {
    this.#foreignVersion = foreignVersion;
    this.#lastVersion = foreignVersion();
  }

  /** Runs `work` with a follower of the streams that begin with one of the prefixes; of all streams where none are given. */
  async *follow<T>(
    prefixes: readonly string[] | undefined,
    work: (follower: Follower) => AsyncGenerator<T>,
  ): AsyncGenerator<T> {
    const listening: Listening = { prefixes, hasNews: true, wake: undefined };
    this.#following.add(listening);
    try {
      yield* work({
        looks: () => {
          listening.hasNews = false;
        },
        news: (signal) => this.#news(listening, signal),
      });
    } finally {
      this.#following.delete(listening);
    }
  }

  /** After a commit of this process. Returns at once; followers are woken from the event loop. */
  committed(streams: readonly string[]): void {
    for (const listening of this.#following) {
      if (listening.hasNews) continue;
      if (concerns(listening.prefixes, streams)) this.#tell(listening);
      else this.#unheardSince ??= performance.now();
    }
  }

  /** Wakes everybody one last time. */
  close(): void {
    this.#tellAll();
    this.#wake();
  }

  #tell(listening: Listening): void {
    listening.hasNews = true;
    if (!listening.wake || this.#pending) return;
    this.#pending = true;
    const delay = this.#lastWake + GAP_MS - performance.now();
    if (delay > 0) setTimeout(() => this.#wake(), delay).unref();
    else setImmediate(() => this.#wake());
  }

  #tellAll(): void {
    this.#unheardSince = undefined;
    for (const listening of this.#following) this.#tell(listening);
  }

  #wake(): void {
    this.#pending = false;
    this.#lastWake = performance.now();
    for (const { hasNews, wake } of this.#following) if (hasNews) wake?.();
  }

  #news(listening: Listening, signal: AbortSignal): Promise<void> {
    if (listening.hasNews || signal.aborted) return Promise.resolve();
    this.#poll ??= setInterval(() => this.#look(), POLL_MS).unref();
    return new Promise((resolve) => {
      const wake = () => {
        listening.wake = undefined;
        signal.removeEventListener('abort', wake);
        resolve();
      };
      listening.wake = wake;
      signal.addEventListener('abort', wake, { once: true });
    });
  }

  #look(): void {
    if (!this.#isAwaited()) {
      clearInterval(this.#poll);
      this.#poll = undefined;
      return;
    }
    let version = this.#lastVersion;
    try {
      version = this.#foreignVersion();
    } catch {
      // Whoever is woken reads the log and meets the same error, where it can be reported.
      this.#tellAll();
      return;
    }
    const isLate = this.#unheardSince !== undefined && performance.now() - this.#unheardSince >= LATEST_MS;
    if (version === this.#lastVersion && !isLate) return;
    this.#lastVersion = version;
    this.#tellAll();
  }

  #isAwaited(): boolean {
    for (const { wake } of this.#following) if (wake) return true;
    return false;
  }
}

const concerns = (prefixes: readonly string[] | undefined, streams: readonly string[]): boolean =>
  !prefixes || streams.some((stream) => prefixes.some((prefix) => stream.startsWith(prefix)));
