import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { SCANS, scansRecorded, scansSuppressed } from '../domain/scans/events.ts';
import { packScans, type Visit } from '../domain/scans/pack.ts';
import type { Clock, Random } from '../ports/clock.ts';
import { type EventStore, type Expected, type NewEvent, SYSTEM } from '../ports/event-store.ts';
import { type FailureLog, failuresOf } from '../ports/failure-log.ts';
import type { JsonObject } from '../ports/json/json.ts';
import type { ScanSpool, SpoolEntry } from '../ports/scan-spool.ts';
import type { Span, Tracing } from '../ports/telemetry/tracing.ts';
import { TracedScans } from './traced-scans.ts';

/** The largest number of scans in one event. */
const MAX_SCANS = 512;
const ATTEMPTS = 3;
const TIMEOUT_MS = 3000;
/** How often suppressed scans are recorded, and for how many codes at once. */
const SUPPRESSED_MS = 60_000;
const MAX_SUPPRESSED = 1000;

/** Gets true once the scan is durable, and false where it is not known to be durable in time. */
export type Recorded = (durable: boolean) => void;

interface PendingScan {
  readonly visit: Visit;
  readonly done: Recorded;
}

/** One event, and its scans without an outcome. */
interface Kept {
  readonly event: NewEvent;
  readonly pending: PendingScan[];
}

interface Batch extends Kept {
  /** Absent where none of the scans is traced. */
  readonly span: Span | undefined;
}

/** The appends of one event. */
interface Attempt {
  /** The revision that the latest one expects. */
  expected: Expected;
  /** Whether none may follow, because the event is kept elsewhere. */
  isOver: boolean;
}

interface JournalOptions {
  readonly onNotKept?: (scans: number) => void;
  readonly onSuppressed?: () => void;
  readonly tracing?: Tracing | undefined;
  readonly timeoutMs?: number;
  /** Absent where nothing waits in it, and nothing may. */
  readonly spool?: ScanSpool | undefined;
  /** Whether scans go into the spool while the log is away, and not only behind what waits in it. */
  readonly spoolsWhenAway?: boolean;
}

/**
 * Records the scans that this process responds to. All scans that arrive during one write share the next event. The
 * journal is the only writer of its stream, so that no append contends with another process.
 */
export class ScanJournal {
  readonly #store: EventStore;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #said: FailureLog;
  readonly #stream: string;
  readonly #timeoutMs: number;
  readonly #onNotKept: (scans: number) => void;
  readonly #onSuppressed: () => void;
  readonly #traced: TracedScans | undefined;
  readonly #spool: ScanSpool | undefined;
  readonly #spoolWhenAway: ScanSpool | undefined;
  #expected: Expected = 'none';
  #waiting: PendingScan[] = [];
  #writing: Promise<void> | undefined;
  /** How many scans of a code were suppressed and are not recorded. */
  #suppressed = new Map<string, number>();
  #suppressedDue = false;
  #timer: NodeJS.Timeout | undefined;

  /** `onNotKept` gets the number of scans that failed. `timeoutMs` is the time that a scan may take to be durable. */
  constructor(
    ports: { store: EventStore; clock: Clock; random: Random; logger: Logger },
    slot: number,
    {
      onNotKept = () => {},
      onSuppressed = () => {},
      timeoutMs = TIMEOUT_MS,
      tracing,
      spool,
      spoolsWhenAway = false,
    }: JournalOptions = {},
  ) {
    this.#spool = spool;
    this.#spoolWhenAway = spoolsWhenAway ? spool : undefined;
    this.#traced = tracing && new TracedScans(tracing);
    this.#timeoutMs = timeoutMs;
    this.#onNotKept = onNotKept;
    this.#onSuppressed = onSuppressed;
    this.#store = ports.store;
    this.#clock = ports.clock;
    this.#random = ports.random;
    this.#said = failuresOf(ports.logger);
    this.#stream = scanStream(slot);
  }

  /** Records a scan, and calls `done` once with the outcome. */
  record(visit: Visit, done: Recorded): void {
    this.#traced?.note(visit);
    this.#waiting.push({ visit, done });
    this.#writing ??= this.#write();
  }

  /** Counts a scan that is one too many. The counts of a minute become one event. */
  suppress(code: string): void {
    this.#onSuppressed();
    const count = this.#suppressed.get(code);
    if (count === undefined && this.#suppressed.size >= MAX_SUPPRESSED) return;
    this.#suppressed.set(code, (count ?? 0) + 1);
    this.#timer ??= setTimeout(() => this.#recordSuppressed(), SUPPRESSED_MS).unref();
  }

  /** Resolves once every recorded scan has its outcome, and the suppressed ones are recorded. */
  async settled(): Promise<void> {
    if (this.#suppressed.size > 0) this.#recordSuppressed();
    await this.#writing;
  }

  #recordSuppressed(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#suppressedDue = true;
    this.#writing ??= this.#write();
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0 || this.#suppressedDue) {
      const spool = this.#spool;
      if (spool?.ending) await spool.ending;
      else if (this.#suppressedDue) await this.#writeSuppressed();
      else await this.#writeScans(spool?.holds ? spool : undefined);
    }
    this.#writing = undefined;
  }

  /** Writes an event of scans behind those that wait in a spool, or into the log. */
  async #writeScans(spool: ScanSpool | undefined): Promise<void> {
    let batch: Batch | undefined;
    // Made when the store writes, so that scans join until then. Measured: backend/bench/README.md, `npm run bench:scan`.
    const take = () => {
      batch ??= this.#take();
      return batch;
    };
    let refused = 0;
    const refuse = () => {
      refused += refuseAll(take().pending.splice(0));
    };
    const durable = spool
      ? await this.#inTime(this.#keep(spool, take()), refuse)
      : await this.#appendOrKeep(take, refuse);
    // A store that fails early never calls `events`; the scans of that event fail too.
    const { pending, span } = take();
    span?.end({ failed: !durable });
    if (durable) for (const { done } of pending) done(true);
    else this.#notKept(refused + refuseAll(pending));
    if (durable && refused > 0)
      this.#said.count('scans were kept after they had been refused', 'scans', refused);
  }

  /** Counts that cannot be recorded are lost: nobody was told that they are kept. */
  async #writeSuppressed(): Promise<void> {
    this.#suppressedDue = false;
    const codes = [...this.#suppressed];
    this.#suppressed = new Map();
    const batch = { event: this.#newEvent(scansSuppressed, { codes }), pending: [] };
    if (this.#spool?.holds) await this.#keep(this.#spool, batch);
    else await this.#appendOrKeep(() => batch);
  }

  /** Appends an event. Where the log does not take it in time, keeps it with the append that was tried. */
  async #appendOrKeep(take: () => Kept, refuse = () => {}): Promise<boolean> {
    const attempt: Attempt = { expected: this.#expected, isOver: false };
    const appended = this.#append(() => [take().event], attempt);
    const spool = this.#spoolWhenAway;
    if (!spool) return this.#inTime(appended, refuse);
    if (await pTimeout(appended, { milliseconds: this.#timeoutMs, fallback: () => false })) return true;
    attempt.isOver = true;
    const sent = { stream: this.#stream, expected: attempt.expected };
    if (await this.#inTime(this.#keep(spool, take(), sent), refuse)) return true;
    refuse();
    return this.#inTime(appended, refuse);
  }

  /** Resolves to whether an event is durable in the spool. */
  async #keep(spool: ScanSpool, { event, pending }: Kept, sent?: SpoolEntry['sent']): Promise<boolean> {
    try {
      await spool.keep({ event, scans: pending.length, sent });
      return true;
    } catch (error) {
      this.#said.report(error, 'scans could not be kept in a file');
      return false;
    }
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
    this.#said.count('scans were not kept', 'scans', scans);
  }

  /** Appends at the revision that a conflict names: after a start, or while two processes share a slot. Repeats unknown outcomes. */
  async #append(events: () => readonly NewEvent[], attempt: Attempt): Promise<boolean> {
    for (let failures = 0; failures < ATTEMPTS && !attempt.isOver; ) {
      attempt.expected = this.#expected;
      try {
        const outcome = await this.#store.append({
          stream: this.#stream,
          expected: attempt.expected,
          events,
        });
        // Appends of others may have come since.
        if (attempt.isOver) return outcome.ok;
        this.#expected = outcome.ok ? outcome.revision : outcome.actual;
        if (outcome.ok) return true;
      } catch (error) {
        failures += 1;
        this.#said.report(error, 'scans could not be recorded', { stream: this.#stream });
      }
    }
    return false;
  }

  /** Returns one event for the scans that wait, and those scans. */
  #take(): Batch {
    const pending = this.#waiting.splice(0, MAX_SCANS);
    const event = this.#eventOf(pending);
    const span = this.#traced?.begin(pending.map(({ visit }) => visit));
    return { event: span ? { ...event, trace: span.trace } : event, pending, span };
  }

  #eventOf(pending: readonly PendingScan[]): NewEvent {
    return this.#newEvent(scansRecorded, packScans(pending.map(({ visit }) => visit)));
  }

  #newEvent({ type, version }: { type: string; version: number }, data: JsonObject): NewEvent {
    const at = this.#clock.now().toISOString();
    return { id: this.#random.uuid(), type, version, at, actor: SYSTEM, data };
  }
}

/** The journal of scans of a slot. */
export const scanStream = (slot: number): string => SCANS.streamOf(String(slot));

/** Calls back that the scans are not known to be durable. Returns their number. */
function refuseAll(scans: readonly PendingScan[]): number {
  for (const { done } of scans) done(false);
  return scans.length;
}
