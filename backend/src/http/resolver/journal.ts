import type { Logger } from 'pino';
import { SYSTEM } from '../../commands/handle.ts';
import { type Scan, scanEvents, scanStream } from '../../domain/scans/events.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { EventStore, Expected, NewEvent } from '../../ports/event-store.ts';

/** Most scans in one event. */
const MOST = 512;
const ATTEMPTS = 3;

/** Told when the scan is durable, or that it could not be made so. */
export type Recorded = (durable: boolean) => void;

interface Waiting {
  readonly scan: Scan;
  readonly done: Recorded;
}

const [definition] = scanEvents;

/**
 * The scans that this process answers, one event for all that arrived while the last one was being made durable. It
 * is the only writer of its stream, so nobody is contended with, and nothing is awaited that a scan doesn't need.
 */
export class ScanJournal {
  readonly #store: EventStore;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #logger: Logger;
  readonly #stream: string;
  #expected: Expected = 'none';
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(ports: { store: EventStore; clock: Clock; random: Random; logger: Logger }, slot: number) {
    this.#store = ports.store;
    this.#clock = ports.clock;
    this.#random = ports.random;
    this.#logger = ports.logger;
    this.#stream = scanStream(slot);
  }

  /** Takes a scan; `done` is called once it is durable, or can't be made so. */
  record(scan: Scan, done: Recorded): void {
    this.#waiting.push({ scan, done });
    this.#writing ??= this.#write();
  }

  /** Resolves when every scan that was taken has been answered for. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      let batch: Waiting[] = [];
      let event: NewEvent | undefined;
      const take = () => {
        batch = batch.length > 0 ? batch : this.#waiting.splice(0, MOST);
        event ??= this.#eventOf(batch);
        return [event];
      };
      const durable = await this.#append(take);
      for (const { done } of batch.length > 0 ? batch : this.#waiting.splice(0, MOST)) done(durable);
    }
    this.#writing = undefined;
  }

  /** A conflict tells where the stream stands: after a start, or when a slot was shared. Unknown outcomes are repeated as they were. */
  async #append(events: () => readonly NewEvent[]): Promise<boolean> {
    for (let failures = 0; failures < ATTEMPTS; ) {
      try {
        const outcome = await this.#store.append({ stream: this.#stream, expected: this.#expected, events });
        this.#expected = outcome.ok ? outcome.revision : outcome.actual;
        if (outcome.ok) return true;
      } catch (error) {
        failures += 1;
        this.#logger.warn({ err: error, stream: this.#stream, failures }, 'scans could not be recorded');
      }
    }
    return false;
  }

  #eventOf(batch: readonly Waiting[]): NewEvent {
    const scans = batch.map(({ scan: { code, at, device, os, browser, referrer } }) =>
      referrer === undefined
        ? { code, at, device, os, browser }
        : { code, at, device, os, browser, referrer },
    );
    const { type, version } = definition;
    return {
      id: this.#random.uuid(),
      type,
      version,
      at: this.#clock.now().toISOString(),
      actor: SYSTEM,
      data: { scans },
    };
  }
}
