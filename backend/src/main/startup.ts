import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EngineUnavailable } from '../ports/errors.ts';
import { failuresOf } from '../ports/failure-log.ts';

const PAUSE_MS = 2000;

/** A running start: the engine that it waits for and why, and the signal that aborts it. */
export class Startup {
  readonly signal: AbortSignal;
  readonly #logger: Logger;
  #waitingFor: string | undefined;

  constructor(logger: Logger, signal = new AbortController().signal) {
    this.#logger = logger;
    this.signal = signal;
  }

  /** The reasons why it is not ready, for `readyz`. */
  get problems(): readonly string[] {
    return [this.#waitingFor ? `waiting for ${this.#waitingFor}` : 'starting'];
  }

  /**
   * Calls `ask` until the engine responds. Names the engine that it waits for, and the reason, at once and then each half
   * minute. Other errors reject at once, and so
   * does the abort of the start.
   */
  async reach<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      this.signal.throwIfAborted();
      try {
        const answer = await Promise.race([ask(), this.#aborted()]);
        this.#waitingFor = undefined;
        return answer;
      } catch (error) {
        if (!(error instanceof EngineUnavailable)) throw error;
        this.#waitingFor = `${error.engine}: ${error.reason}`;
        failuresOf(this.#logger).report(error, `waiting for ${this.#waitingFor}`);
        await sleep(PAUSE_MS, undefined, { signal: this.signal });
      }
    }
  }

  #aborted(): Promise<never> {
    return new Promise((_resolve, reject) => {
      this.signal.addEventListener('abort', () => reject(this.signal.reason), { once: true });
    });
  }
}
