import type { EngineFailure } from '../ports/errors.ts';

/** Milliseconds without a failure after which work counts as done again, where nothing says so earlier. */
const QUIET_MS = 40_000;

/** Work that fails and is tried again. */
export interface Retrying {
  readonly name: string;
  /** In words for the operator. */
  readonly reason: string;
  /** When it failed first, ISO 8601 in UTC. */
  readonly since: string;
  readonly tries: number;
}

/** Counts how often work failed in a row. */
export class Tries {
  readonly #name: string;
  readonly #now: () => number;
  #first = 0;
  #last = 0;
  #count = 0;
  #reason = '';

  /** `now` returns milliseconds since 1970. */
  constructor(name: string, now = Date.now) {
    this.#name = name;
    this.#now = now;
  }

  readonly failed = ({ reason }: Pick<EngineFailure, 'reason'>): void => {
    if (this.#isQuiet()) this.#count = 0;
    this.#last = this.#now();
    if (this.#count === 0) this.#first = this.#last;
    this.#count += 1;
    this.#reason = reason;
  };

  /** Call it where the work has got further. */
  readonly worked = (): void => {
    this.#count = 0;
  };

  /** Empty while nothing has failed, and once it works again. */
  retrying(): readonly Retrying[] {
    if (this.#count === 0 || this.#isQuiet()) return [];
    const since = new Date(this.#first).toISOString();
    return [{ name: this.#name, reason: this.#reason, since, tries: this.#count }];
  }

  #isQuiet(): boolean {
    return this.#now() - this.#last > QUIET_MS;
  }
}
