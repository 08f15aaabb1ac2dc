import type { Logger } from 'pino';
import { SCANS, scansRecorded } from '../domain/scans/events.ts';
import { packScans, type Visit } from '../domain/scans/pack.ts';
import type { Clock, Random } from '../ports/clock.ts';
import { type EventStore, type Expected, type NewEvent, SYSTEM } from '../ports/event-store.ts';

/** Most scans in one event. */
const MOST = 512;
const ATTEMPTS = 3;
const PATIENCE_MS = 3000;

/** Told when the scan is durable, or that it could not be made so. */
export type Recorded = (durable: boolean) => void;

interface Waiting {
  readonly visit: Visit;
  readonly done: Recorded;
}

interface JournalOptions {
  readonly onNotKept?: (scans: number) => void;
  readonly patienceMs?: number;
}

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
  readonly #patienceMs: number;
  readonly #onNotKept: (scans: number) => void;
  #expected: Expected = 'none';
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  /** `onNotKept` is told how many scans could not be made durable; `patienceMs`: how long one may take to be. */
  constructor(
    ports: { store: EventStore; clock: Clock; random: Random; logger: Logger },
    slot: number,
    { onNotKept = () => {}, patienceMs = PATIENCE_MS }: JournalOptions = {},
  ) {
    this.#patienceMs = patienceMs;
    this.#onNotKept = onNotKept;
    this.#store = ports.store;
    this.#clock = ports.clock;
    this.#random = ports.random;
    this.#logger = ports.logger;
    this.#stream = SCANS.streamOf(String(slot));
  }

  /** Takes a scan; `done` is called once it is durable, or can't be made so. */
  record(visit: Visit, done: Recorded): void {
    this.#waiting.push({ visit, done });
    this.#writing ??= this.#write();
  }

  /** Resolves when every scan that was taken has been answered for. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      let taken: { readonly event: NewEvent; readonly unanswered: Waiting[] } | undefined;
      const take = () => {
        taken ??= this.#take();
        return taken;
      };
      const appended = this.#append(() => [take().event]);
      let sentAway = 0;
      const durable = await this.#inTime(appended, () => {
        sentAway += sendAway(take().unanswered.splice(0));
      });
      // Where the store never asked for the event, it still stands for those who waited for it.
      const { unanswered } = take();
      if (durable) for (const { done } of unanswered) done(true);
      else this.#notKept(sentAway + sendAway(unanswered));
      if (durable && sentAway > 0)
        this.#logger.warn(
          { scans: sentAway, stream: this.#stream },
          'scans were kept after all, too late to say so',
        );
    }
    this.#writing = undefined;
  }

  /** Nobody waits longer than the patience: who does is refused, and so are those who come while the store still stalls. */
  async #inTime(appended: Promise<boolean>, refuse: () => void): Promise<boolean> {
    const timer = setInterval(() => {
      refuse();
      this.#notKept(sendAway(this.#waiting.splice(0)));
    }, this.#patienceMs);
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

  /** One event of the scans that wait, and those who wait for it. */
  #take(): { readonly event: NewEvent; readonly unanswered: Waiting[] } {
    const unanswered = this.#waiting.splice(0, MOST);
    return { event: this.#eventOf(unanswered), unanswered };
  }

  #eventOf(batch: readonly Waiting[]): NewEvent {
    const { type, version, data } = scansRecorded;
    return {
      id: this.#random.uuid(),
      type,
      version,
      at: this.#clock.now().toISOString(),
      actor: SYSTEM,
      data: data.parse(packScans(batch.map(({ visit }) => visit))),
    };
  }
}

/** Tells those who wait that nobody can say that their scans are kept; answers how many they were. */
function sendAway(scans: readonly Waiting[]): number {
  for (const { done } of scans) done(false);
  return scans.length;
}
