import { setImmediate as turn } from 'node:timers/promises';
import type { AllStreamResolvedEvent, Position } from '@eventstore/db-client';

/**
 * Milliseconds of waiting, with neither an event nor a reached, after which a follower counts as caught up: servers
 * before 23.10 do not say so.
 */
const QUIET_MS = 5_000;

const ignore = () => undefined;

/** What is needed of the client's subscription. */
export interface Source {
  readonly readableLength: number;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'confirmation' | 'caughtUp' | 'readable' | 'end', listener: () => void): unknown;
  read(): AllStreamResolvedEvent | null;
  unsubscribe(): Promise<void>;
  destroy(): unknown;
}

/**
 * What a subscription has brought and nobody has taken yet. Checkpoints and "caught up" are told when they arrive, ahead
 * of the events still waiting here: they hold once the inbox is empty.
 */
export class Inbox {
  readonly #source: Source;
  #wake = Promise.withResolvers<void>();
  #confirmed = false;
  #caughtUp = false;
  #failure: { readonly error: unknown } | undefined;
  #reached: Position | undefined;
  #steps = 0;

  /** `open` gets what to call at each reached. */
  constructor(open: (reached: (position: Position) => void) => Source) {
    this.#source = open((position) => {
      this.#reached = position;
      this.#steps += 1;
      this.#wake.resolve();
    });
    this.#source.on('error', (error) => this.fail(error));
    this.#source.on('end', () => this.fail(new Error('the subscription ended')));
    this.#source.on('readable', () => this.#wake.resolve());
    this.#source.on('confirmation', () => {
      this.#confirmed = true;
      this.#wake.resolve();
    });
    this.#source.on('caughtUp', () => {
      this.#caughtUp = true;
      this.#wake.resolve();
    });
  }

  get confirmed(): boolean {
    return this.#confirmed;
  }

  /** True when everything that came has been taken. */
  get empty(): boolean {
    return this.#source.readableLength === 0;
  }

  get caughtUp(): boolean {
    return this.empty && this.#caughtUp;
  }

  /** Where the server had come to; undefined while events before it wait. */
  get reached(): Position | undefined {
    return this.empty ? this.#reached : undefined;
  }

  /** Checkpoints reached so far. */
  get steps(): number {
    return this.#steps;
  }

  get failure(): { readonly error: unknown } | undefined {
    return this.#failure;
  }

  fail(error: unknown): void {
    this.#failure ??= { error };
    this.#wake.resolve();
  }

  wake(): void {
    this.#wake.resolve();
  }

  /** What waits, at most `limit`, and what comes while that is taken. */
  async take(limit: number): Promise<AllStreamResolvedEvent[]> {
    const taken: AllStreamResolvedEvent[] = [];
    for (let before = -1; before < taken.length && taken.length < limit; ) {
      before = taken.length;
      const room = limit - taken.length;
      for (let n = 0; n < room && !this.empty; n += 1) {
        const next = this.#source.read();
        if (next) taken.push(next);
      }
      if (taken.length > before) await turn();
    }
    return taken;
  }

  /** Resolves at anything that happened since the last call. */
  async changed(): Promise<void> {
    const quiet = this.#caughtUp ? undefined : setTimeout(() => this.#assumeCaughtUp(), QUIET_MS);
    await this.#wake.promise;
    clearTimeout(quiet);
    this.#wake = Promise.withResolvers();
  }

  close(): void {
    // An error may still come, of what is being cancelled; without a listener it would end the process.
    this.#source.on('error', ignore);
    this.#source.unsubscribe().catch(ignore);
    this.#source.destroy();
  }

  #assumeCaughtUp(): void {
    this.#caughtUp = this.#confirmed;
    this.#wake.resolve();
  }
}
