import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { EngineFailure, EngineUnavailable } from './errors.ts';

/** Milliseconds after which a failure that goes on is logged again. */
const AGAIN_MS = 30_000;

const KINDS = 100;

/** Codes of errors that a disk gives, and that come again and again until somebody mends it. */
const OF_THE_DISK: readonly string[] = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'];

interface Said {
  readonly at: number;
  unsaid: number;
}

/** Logs a failure of an engine at once, and what repeats it each half minute, with its number. */
export class FailureLog {
  readonly #logger: Logger;
  readonly #now: () => number;
  readonly #said = new LRUCache<string, Said>({ max: KINDS });
  /** What was counted since its last line. */
  readonly #counted = new Map<string, number>();

  /** `now` returns milliseconds. */
  constructor(logger: Logger, now = () => performance.now()) {
    this.#logger = logger;
    this.#now = now;
  }

  /**
   * Writes a warning with a number at once, and the sum of what follows each half minute while something does. `message` is
   * one of a few.
   */
  count(message: string, field: string, number: number): void {
    const counted = this.#counted.get(message);
    if (counted !== undefined) {
      this.#counted.set(message, counted + number);
      return;
    }
    this.#logger.warn({ [field]: number }, message);
    this.#counted.set(message, 0);
    setTimeout(() => {
      const sum = this.#counted.get(message) ?? 0;
      this.#counted.delete(message);
      if (sum > 0) this.count(message, field, sum);
    }, AGAIN_MS).unref();
  }

  /** Writes one line without a stack for an engine's failure, at most each half minute; the same for a disk that fails; any other error with its stack. */
  report(error: unknown, message: string, details: object = {}): void {
    const kind = kindOf(error);
    if (kind === undefined) {
      this.#logger.error({ ...details, err: error }, message);
      return;
    }
    const before = this.#said.get(kind);
    if (before && this.#now() - before.at < AGAIN_MS) {
      before.unsaid += 1;
      return;
    }
    this.#said.set(kind, { at: this.#now(), unsaid: 0 });
    const times = before ? { times: before.unsaid + 1 } : {};
    const level = error instanceof EngineUnavailable ? 'warn' : 'error';
    const what =
      error instanceof EngineFailure ? { engine: error.engine, reason: error.reason } : { err: error };
    this.#logger[level]({ ...details, ...what, ...times }, message);
  }
}

/** Failures of one kind are counted together; undefined for an error that each time may say something else. */
function kindOf(error: unknown): string | undefined {
  if (error instanceof EngineFailure) return `${error.engine} ${error.reason}`;
  const { code } = error instanceof Error && 'code' in error ? error : {};
  return typeof code === 'string' && OF_THE_DISK.includes(code) ? code : undefined;
}

const logs = new WeakMap<Logger, FailureLog>();

/** Returns the log of failures of a logger, so that all who meet the same failure count it together. */
export function failuresOf(logger: Logger): FailureLog {
  const log = logs.get(logger) ?? new FailureLog(logger);
  logs.set(logger, log);
  return log;
}
