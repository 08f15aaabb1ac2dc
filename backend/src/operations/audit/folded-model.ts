import type { EventLog } from '../../log/event-log.ts';
import { endOf } from '../../ports/end-of-feed.ts';
import type { EventFeed, FeedEvent, Position } from '../../ports/event-feed.ts';
import type { ReadStore, StoredDocument } from '../../ports/read-store.ts';
import { fill } from '../../processes/projecting/fill.ts';
import { partsOf } from '../../processes/projecting/filling/parts-of.ts';
import { takeTotals, withoutScans } from '../../processes/scan-snapshot/take-totals.ts';
import type { Plan, Projection } from '../../read-models/projection.ts';
import { COUNTING } from '../../read-models/scan-snapshot/counting.ts';
import type { Pace } from '../pace.ts';
import { countTally, scanTally } from './scans/scan-tally.ts';

export interface FoldPorts {
  readonly feed: EventFeed;
  readonly log: EventLog;
  /** Holds what is folded, on the disk. Personal fields must be sealed in it. */
  readonly scratch: ReadStore;
  readonly pace?: Pace | undefined;
  /** Where folds that count scans begin. Absent where they begin with the first scan. */
  readonly snapshot?: KnownScans | undefined;
}

/** The snapshot of the journals. */
export interface KnownScans {
  readonly store: ReadStore;
  readonly position: Position;
}

/** Events that are folded together. A thousand that hold scans can be of 50,000 codes. */
export const EVENTS_TOGETHER = 250;
/** Documents that are in memory together: each has kilobytes of counts. One event can be of more. */
const DOCUMENTS = 500;
const generation = 'next';

/** A read model that is folded from the log on the disk, up to a position. A later run goes on from there. */
export class FoldedModel {
  readonly #ports: FoldPorts;
  readonly #projection: Projection;
  #position: Position | null = null;
  #target: Position | null = null;
  #events = 0;

  constructor(ports: FoldPorts, projection: Projection) {
    this.#ports = ports;
    this.#projection = projection;
  }

  /** Goes on from what an interrupted run has folded, unless `afresh` or that run was past `target`. Comes first. */
  async begin(target: Position | null, { afresh }: { readonly afresh: boolean }): Promise<void> {
    const { scratch } = this.#ports;
    // Nothing asks for fields: their indexes would only cost time.
    const definition = { ...this.#projection.definition, fields: {}, indexes: [] };
    await scratch.beginRebuild(definition, { afresh });
    this.#position = await scratch.checkpoint(definition.name, generation);
    if (this.#position !== null && !this.isPast(target)) return;
    await scratch.beginRebuild(definition, { afresh: true });
    this.#position = null;
    if (target !== null) await this.#takeSnapshot(target);
  }

  /** Begins with the snapshot of the journals, where it does not reach beyond `target`. Throws `SnapshotDamaged`. */
  async #takeSnapshot(target: Position): Promise<void> {
    const { scratch, snapshot, pace, feed, log } = this.#ports;
    const { name } = this.#projection.definition;
    const counting = this.#projection === scanTally ? countTally : COUNTING.get(name);
    if (!counting || !snapshot || feed.compare(snapshot.position, target) > 0) return;
    const others = withoutScans(this.#projection);
    const { signal } = new AbortController();
    const onProgress = ({ position, events }: { readonly position: Position; readonly events: number }) => {
      this.#events += events;
      pace?.at(name, { events: this.#events, position });
    };
    const together = DOCUMENTS;
    if (others.streams.length > 0)
      await fill({ feed, log, store: scratch }, others, {
        signal,
        onProgress,
        upTo: snapshot.position,
        together,
      });
    const { store: source, position: to } = snapshot;
    await takeTotals(this.#projection, { source, target: scratch, counting, to });
    this.#position = to;
  }

  /** How far it is folded; null before the first event. */
  get position(): Position | null {
    return this.#position;
  }

  /** True when the fold is already past this position: it cannot go back. */
  isPast(position: Position | null): boolean {
    if (this.#position === null) return false;
    return position === null || this.#ports.feed.compare(this.#position, position) > 0;
  }

  /** Folds up to exactly this position. False when the log ends before it. */
  async advanceTo(target: Position | null): Promise<boolean> {
    if (target === null || target === this.#position || target === this.#target) return true;
    this.#target = target;
    const { feed, pace } = this.#ports;
    const { streams, definition } = this.#projection;
    const { signal } = new AbortController();
    const after = this.#position ?? 'start';
    for await (const batch of feed.subscribe({ after, streams, batchSize: EVENTS_TOGETHER, signal })) {
      const isReached = feed.compare(target, batch.position) <= 0;
      const due = batch.events.filter(({ position }) => feed.compare(position, target) <= 0);
      const end = isReached ? target : batch.position;
      for (const { events, position = end } of partsOf(due)) {
        await this.#foldPart(events, position);
      }
      this.#events += due.length;
      pace?.at(definition.name, { events: this.#events, position: batch.position });
      if (isReached) return true;
      // The checkpoint may lie between the last event of the streams and the end of the log.
      if (batch.caughtUp) return feed.compare(target, await endOf(feed)) <= 0;
    }
    return false;
  }

  getMany(ids: readonly string[]): Promise<readonly StoredDocument[]> {
    return this.#ports.scratch.getMany(this.#projection.definition.name, ids, generation);
  }

  /** Every document, in the order of ids. It may be folded on meanwhile. */
  scan(): AsyncIterable<StoredDocument> {
    return this.#ports.scratch.scan(this.#projection.definition.name, generation);
  }

  /** Folds events, as many together as have few documents. */
  async #foldPart(events: readonly FeedEvent[], end: Position): Promise<void> {
    const opened = await this.#ports.log.open(events);
    let together = events.length;
    let first = 0;
    do {
      const plan = this.#projection.plan(opened.slice(first, first + together));
      if (plan.ids.length > DOCUMENTS && together > 1) {
        together = Math.ceil(together / 2);
        continue;
      }
      first += together;
      const last = first < events.length ? events[first - 1] : undefined;
      await this.#commit(plan, last?.position ?? end);
      together *= 2;
    } while (first < events.length);
  }

  async #commit({ ids, fold }: Plan, to: Position): Promise<void> {
    const { scratch } = this.#ports;
    const { name: collection, version } = this.#projection.definition;
    const writes = fold(ids.length === 0 ? [] : await this.getMany(ids));
    const from = this.#position;
    const outcome = await scratch.commit({ collection, version, generation, from, to, writes });
    if (outcome !== 'committed') throw new Error(`another audit folds ${collection} into the same folder`);
    this.#position = to;
  }
}
