import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { EngineFailure, EngineUnavailable } from './errors.ts';

/** Milliseconds after which a failure that goes on is logged again. */
const AGAIN_MS = 30_000;

const KINDS = 100;

interface Said {
  readonly at: number;
  unsaid: number;
}

/** Logs a failure of an engine at once, and what repeats it each half minute, with its number. */
export class FailureLog {
  readonly #logger: Logger;
  readonly #now: () => number;
  readonly #said = new LRUCache<string, Said>({ max: KINDS });

  /** `now` returns milliseconds. */
  constructor(logger: Logger, now = () => performance.now()) {
    this.#logger = logger;
    this.#now = now;
  }

  /** Writes one line without a stack for an engine's failure, at most each half minute; any other error with its stack. */
  report(error: unknown, message: string, details: object = {}): void {
    if (!(error instanceof EngineFailure)) {
      this.#logger.error({ ...details, err: error }, message);
      return;
    }
    const { engine, reason } = error;
    const kind = `${engine} ${reason}`;
    const before = this.#said.get(kind);
    if (before && this.#now() - before.at < AGAIN_MS) {
      before.unsaid += 1;
      return;
    }
    this.#said.set(kind, { at: this.#now(), unsaid: 0 });
    const times = before ? { times: before.unsaid + 1 } : {};
    const level = error instanceof EngineUnavailable ? 'warn' : 'error';
    this.#logger[level]({ ...details, engine, reason, ...times }, message);
  }
}

const logs = new WeakMap<Logger, FailureLog>();

/** Returns the log of failures of a logger, so that all who meet the same failure count it together. */
export function failuresOf(logger: Logger): FailureLog {
  const log = logs.get(logger) ?? new FailureLog(logger);
  logs.set(logger, log);
  return log;
}
