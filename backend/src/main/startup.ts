import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EngineUnavailable } from '../ports/errors.ts';

const PAUSE_MS = 2000;

/** A start under way: what it is waiting for just now, and whether it is to be given up. */
export class Startup {
  readonly signal: AbortSignal;
  readonly #logger: Logger;
  #waitingFor: string | undefined;

  constructor(logger: Logger, signal = new AbortController().signal) {
    this.#logger = logger;
    this.signal = signal;
  }

  /** Why it takes so long; for `readyz`. */
  get problems(): readonly string[] {
    return [this.#waitingFor ? `waiting for ${this.#waitingFor}, which does not answer` : 'starting'];
  }

  /**
   * Asks an engine until it answers: one that is still starting is waited for, and named. Other errors pass through;
   * rejects at once when the start is given up.
   */
  async reach<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      this.signal.throwIfAborted();
      try {
        const answer = await Promise.race([ask(), this.#givenUp()]);
        this.#waitingFor = undefined;
        return answer;
      } catch (error) {
        if (!(error instanceof EngineUnavailable)) throw error;
        this.#waitingFor = error.engine;
        this.#logger.warn({ engine: error.engine }, `waiting for ${error.engine}, which does not answer`);
        await sleep(PAUSE_MS, undefined, { signal: this.signal });
      }
    }
  }

  #givenUp(): Promise<never> {
    return new Promise((_resolve, reject) => {
      this.signal.addEventListener('abort', () => reject(this.signal.reason), { once: true });
    });
  }
}
