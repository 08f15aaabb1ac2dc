import { setImmediate as turn } from 'node:timers/promises';
import type { AllStreamResolvedEvent, Position } from '@eventstore/db-client';
import { BATCH_CHARACTERS } from '../../ports/event-feed.ts';
import { weightOf } from './events/weight.ts';

/**
 * Milliseconds without an event or a checkpoint after which a follower asks for the end of the log. Servers before 23.10
 * do not say when it is reached, and a server that pauses says nothing at all.
 */
const QUIET_MS = 5_000;

const ignore = () => undefined;

/** What the inbox uses of the client's subscription. */
export interface Source {
  readonly readableLength: number;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'confirmation' | 'caughtUp' | 'readable' | 'end', listener: () => void): unknown;
  read(): AllStreamResolvedEvent | null;
  unsubscribe(): Promise<void>;
  destroy(): unknown;
}

/**
 * What a subscription has received and the follower has not taken. Checkpoints and "caught up" arrive ahead of events that
 * still wait here. So they count only once the inbox is empty.
 */
export class Inbox {
  readonly #source: Source;
  #wake = Promise.withResolvers<void>();
  #confirmed = false;
  #caughtUp = false;
  #failure: { readonly error: unknown } | undefined;
  #reached: Position | undefined;
  #steps = 0;

  /** `open` gets the function to call at each checkpoint. */
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

  /** True when all received events are taken. */
  get empty(): boolean {
    return this.#source.readableLength === 0;
  }

  get caughtUp(): boolean {
    return this.empty && this.#caughtUp;
  }

  /** The position that the server has reached; undefined while events before it wait. */
  get reached(): Position | undefined {
    return this.empty ? this.#reached : undefined;
  }

  /** Number of checkpoints so far. */
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

  /** Takes what waits, at most `limit` events and the characters of a batch, and what arrives meanwhile. */
  async take(limit: number): Promise<AllStreamResolvedEvent[]> {
    const taken: AllStreamResolvedEvent[] = [];
    let weight = 0;
    const hasRoom = () => taken.length < limit && weight < BATCH_CHARACTERS;
    for (let before = -1; before < taken.length && hasRoom(); ) {
      before = taken.length;
      const room = limit - taken.length;
      for (let n = 0; n < room && hasRoom() && !this.empty; n += 1) {
        const next = this.#source.read();
        if (next) taken.push(next);
        weight += weightOf(next?.event?.data);
      }
      if (taken.length > before) await turn();
    }
    return taken;
  }

  /** Resolves with true when anything has happened since the last call, and with false after a long silence. */
  async changed(): Promise<boolean> {
    let silent = false;
    const onSilence = () => {
      silent = this.#confirmed;
      this.#wake.resolve();
    };
    const timer = this.#caughtUp ? undefined : setTimeout(onSilence, QUIET_MS);
    await this.#wake.promise;
    clearTimeout(timer);
    this.#wake = Promise.withResolvers();
    return !silent;
  }

  /** Takes the events so far for all that there are, because the log has no more. */
  assumeCaughtUp(): void {
    this.#caughtUp = true;
  }

  close(): void {
    // Cancelling may still raise an error; without a listener it would end the process.
    this.#source.on('error', ignore);
    this.#source.unsubscribe().catch(ignore);
    this.#source.destroy();
  }
}
