import type { Logger } from 'pino';
import { SCANS, scansRecorded } from '../domain/scans/events.ts';
import { packScans, type Visit } from '../domain/scans/pack.ts';
import type { Clock, Random } from '../ports/clock.ts';
import { type EventStore, type Expected, type NewEvent, SYSTEM } from '../ports/event-store.ts';
import { failuresOf } from '../ports/failure-log.ts';

/** The largest number of scans in one event. */
const MAX_SCANS = 512;
const ATTEMPTS = 3;
const TIMEOUT_MS = 3000;

/** Gets true once the scan is durable, and false where it is not known to be durable in time. */
export type Recorded = (durable: boolean) => void;

interface PendingScan {
  readonly visit: Visit;
  readonly done: Recorded;
}

/** One event, and its scans without an outcome. */
interface Batch {
  readonly event: NewEvent;
  readonly pending: PendingScan[];
}

interface JournalOptions {
  readonly onNotKept?: (scans: number) => void;
  readonly timeoutMs?: number;
}

/**
 * Records the scans that this process responds to. All scans that arrive during one write share the next event. The
 * journal is the only writer of its stream, so that no append contends with another process.
 */
export class ScanJournal {
  readonly #store: EventStore;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #logger: Logger;
  readonly #stream: string;
  readonly #timeoutMs: number;
  readonly #onNotKept: (scans: number) => void;
  #expected: Expected = 'none';
  #waiting: PendingScan[] = [];
  #writing: Promise<void> | undefined;

  /** `onNotKept` gets the number of scans that failed. `timeoutMs` is the time that a scan may take to be durable. */
  constructor(
    ports: { store: EventStore; clock: Clock; random: Random; logger: Logger },
    slot: number,
    { onNotKept = () => {}, timeoutMs = TIMEOUT_MS }: JournalOptions = {},
  ) {
    this.#timeoutMs = timeoutMs;
    this.#onNotKept = onNotKept;
    this.#store = ports.store;
    this.#clock = ports.clock;
    this.#random = ports.random;
    this.#logger = ports.logger;
    this.#stream = SCANS.streamOf(String(slot));
  }

  /** Records a scan, and calls `done` once with the outcome. */
  record(visit: Visit, done: Recorded): void {
    this.#waiting.push({ visit, done });
    this.#writing ??= this.#write();
  }

  /** Resolves once every recorded scan has its outcome. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      let batch: Batch | undefined;
      // Made when the store writes, so that scans join until then. Measured: backend/bench/README.md, `npm run bench:scan`.
      const take = () => {
        batch ??= this.#take();
        return batch;
      };
      const appended = this.#append(() => [take().event]);
      let refused = 0;
      const durable = await this.#inTime(appended, () => {
        refused += refuseAll(take().pending.splice(0));
      });
      // A store that fails early never calls `events`; the scans of that event fail too.
      const { pending } = take();
      if (durable) for (const { done } of pending) done(true);
      else this.#notKept(refused + refuseAll(pending));
      if (durable && refused > 0)
        this.#logger.warn(
          { scans: refused, stream: this.#stream },
          'scans were kept after they had been refused',
        );
    }
    this.#writing = undefined;
  }

  /** Refuses scans that have waited for the timeout, and those that arrive while the store still stalls. */
  async #inTime(appended: Promise<boolean>, refuse: () => void): Promise<boolean> {
    const timer = setInterval(() => {
      refuse();
      this.#notKept(refuseAll(this.#waiting.splice(0)));
    }, this.#timeoutMs);
    try {
      return await appended;
    } finally {
      clearInterval(timer);
    }
  }

  #notKept(scans: number): void {
    if (scans === 0) return;
    this.#onNotKept(scans);
    this.#logger.warn({ scans, stream: this.#stream }, 'scans were not kept');
  }

  /** Appends at the revision that a conflict names: after a start, or while two processes share a slot. Repeats unknown outcomes. */
  async #append(events: () => readonly NewEvent[]): Promise<boolean> {
    for (let failures = 0; failures < ATTEMPTS; ) {
      try {
        const outcome = await this.#store.append({ stream: this.#stream, expected: this.#expected, events });
        this.#expected = outcome.ok ? outcome.revision : outcome.actual;
        if (outcome.ok) return true;
      } catch (error) {
        failures += 1;
        failuresOf(this.#logger).report(error, 'scans could not be recorded', { stream: this.#stream });
      }
    }
    return false;
  }

  /** Returns one event for the scans that wait, and those scans. */
  #take(): Batch {
    const pending = this.#waiting.splice(0, MAX_SCANS);
    return { event: this.#eventOf(pending), pending };
  }

  #eventOf(pending: readonly PendingScan[]): NewEvent {
    const { type, version, data } = scansRecorded;
    return {
      id: this.#random.uuid(),
      type,
      version,
      at: this.#clock.now().toISOString(),
      actor: SYSTEM,
      data: data.parse(packScans(pending.map(({ visit }) => visit))),
    };
  }
}

/** Calls back that the scans are not known to be durable. Returns their number. */
function refuseAll(scans: readonly PendingScan[]): number {
  for (const { done } of scans) done(false);
  return scans.length;
}
