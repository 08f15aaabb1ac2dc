import { setTimeout as sleep } from 'node:timers/promises';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { SCAN_SUMS } from '../../domain/scans/scan-sums.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import type { FeedEvent, Position } from '../../ports/event-feed.ts';
import { additionsOf } from '../../read-models/scan-snapshot/additions.ts';
import { SCAN_SNAPSHOT, SnapshotDamaged } from '../../read-models/scan-snapshot/document.ts';
import { ScanWindow } from '../../read-models/scan-snapshot/window.ts';
import { withoutRemains } from '../scan-archives/without-remains.ts';
import { JournalParts } from './journal-parts.ts';
import { type Snapshot, type SnapshotPorts, usableSnapshot } from './usable-snapshot.ts';
import { committed, writeTotals } from './write-totals.ts';

/** Scans that are folded together: 140 MB. The more they are, the fewer times the totals of a code are written. */
const TOGETHER = 8_000_000;
const BATCH = 1000;

/** The streams that a snapshot counts. */
export const COUNTED: readonly string[] = [SCANS.prefix, SCAN_SUMS.prefix];
/** Of codes it asks which imports were taken back. */
const READ = [...COUNTED, QR_CODE.prefix];

interface Options {
  readonly signal: AbortSignal;
  /** The position that it is to reach; the end of the log when absent. */
  readonly upTo?: Position;
  /** Drops the stored snapshot. */
  readonly afresh?: boolean;
  /** Whether it rests after each commit as long as the commit took: others work in the same thread. */
  readonly isGentle?: boolean;
  /** Scans that are folded together. */
  readonly together?: number | undefined;
  readonly onProgress?: (progress: { readonly events: number; readonly position: Position }) => void;
}

/**
 * Counts what the journals hold behind the stored snapshot into it, and makes a new one in place of one that is of no use. Only the
 * holder of the lease of rebuilds may call it: no journal may lose events meanwhile. After a kill it goes on.
 */
export async function takeSnapshot(given: SnapshotPorts, options: Options): Promise<Position> {
  const ports = { ...given, feed: await withoutRemains(given.feed, given.log) };
  const found = options.afresh ? undefined : await usableSnapshot(ports);
  if (!found) await dropSnapshot(ports);
  try {
    return await new Taking(ports, options, found).toEnd();
  } catch (error) {
    if (!(error instanceof SnapshotDamaged)) throw error;
    await dropSnapshot(ports);
    return new Taking(ports, options, undefined).toEnd();
  }
}

/** Replaces the stored snapshot by one that counts nothing. */
async function dropSnapshot({ store }: SnapshotPorts): Promise<void> {
  await store.beginRebuild(SCAN_SNAPSHOT, { afresh: true });
  const pause = await store.pauseWrites(SCAN_SNAPSHOT.name);
  await store.swap(SCAN_SNAPSHOT, pause);
}

/** One run from where a snapshot is. */
class Taking {
  readonly #ports: SnapshotPorts;
  readonly #options: Options;
  readonly #window: ScanWindow;
  readonly #parts: JournalParts;
  #from: Position | null;
  #began = performance.now();

  constructor(ports: SnapshotPorts, options: Options, found: Snapshot | undefined) {
    this.#ports = ports;
    this.#options = options;
    this.#window = new ScanWindow(options.together ?? TOGETHER);
    this.#parts = found?.parts ?? new JournalParts();
    this.#from = found?.position ?? null;
  }

  async toEnd(): Promise<Position> {
    const { feed, log } = this.#ports;
    const { signal, upTo, onProgress } = this.#options;
    const after = this.#from ?? 'start';
    let events = 0;
    for await (const batch of feed.subscribe({ after, streams: READ, batchSize: BATCH, signal })) {
      const isReached = upTo !== undefined && feed.compare(batch.position, upTo) >= 0;
      const due = isReached
        ? batch.events.filter(({ position }) => feed.compare(position, upTo) <= 0)
        : batch.events;
      const opened = await log.open(due);
      for (const [place, event] of opened.entries()) await this.#add(due[place], event);
      events += due.length;
      const isOver = isReached || batch.caughtUp;
      const to = isReached ? upTo : batch.position;
      if (isOver || this.#window.isFull) await this.#reach(to);
      onProgress?.({ events, position: batch.position });
      if (isOver) return to;
    }
    throw signal.reason;
  }

  async #add(recorded: FeedEvent | undefined, event: OpenedEvent): Promise<void> {
    if (!SCANS.recognises(event)) {
      const additions = additionsOf(event);
      if (additions.length === 0) return;
      // What came before it is counted before.
      await this.#flush();
      await this.#write(additions);
      return;
    }
    if (recorded) this.#parts.add(recorded);
    if (event.type !== 'ScansRecorded') return;
    const { stream, revision, data } = event;
    if (this.#window.add(stream, revision, data)) return;
    await this.#flush();
    if (!this.#window.add(stream, revision, data))
      throw new RangeError(`${stream}@${revision} has more scans than are folded together`);
  }

  async #flush(): Promise<void> {
    await this.#write(this.#window.additions());
    this.#window.clear();
  }

  #write(additions: Parameters<typeof writeTotals>[1]): Promise<void> {
    return writeTotals({ store: this.#ports.store, from: this.#from }, additions, () => this.#rest());
  }

  /** Writes what the window holds, and notes how far the snapshot is. */
  async #reach(to: Position): Promise<void> {
    await this.#flush();
    if (to === this.#from) return;
    const { name: collection, version } = SCAN_SNAPSHOT;
    const writes = this.#parts.writes();
    await committed(this.#ports.store.commit({ collection, version, from: this.#from, to, writes }));
    this.#parts.kept();
    this.#from = to;
  }

  async #rest(): Promise<void> {
    const { signal, isGentle = false } = this.#options;
    if (isGentle) await sleep(performance.now() - this.#began, undefined, { signal });
    signal.throwIfAborted();
    this.#began = performance.now();
  }
}
