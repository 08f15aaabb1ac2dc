import type { EventLog } from '../../log/event-log.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import { endOf } from '../../ports/end-of-feed.ts';
import type { EventFeed, Position } from '../../ports/event-feed.ts';
import type { StoredDocument } from '../../ports/read-store.ts';
import type { Projection } from '../../read-models/projection.ts';

interface LogPorts {
  readonly feed: EventFeed;
  readonly log: EventLog;
}

const BATCH = 1000;

/** A read model that is folded from the log in memory, up to a position. */
export class FoldedModel {
  readonly documents = new Map<string, StoredDocument>();
  readonly #ports: LogPorts;
  readonly #projection: Projection;
  readonly #seen: (event: OpenedEvent) => void;
  #position: Position | undefined;

  /** `seen` is called with every event that was folded. */
  constructor(ports: LogPorts, projection: Projection, seen: (event: OpenedEvent) => void) {
    this.#ports = ports;
    this.#projection = projection;
    this.#seen = seen;
  }

  /** True when the fold is already past this position: it cannot go back. */
  isPast(position: Position | null): boolean {
    if (this.#position === undefined) return false;
    return position === null || this.#ports.feed.compare(this.#position, position) > 0;
  }

  /** Folds up to exactly this position. False when the log ends before it. */
  async advanceTo(target: Position | null): Promise<boolean> {
    if (target === null || target === this.#position) return true;
    const { feed, log } = this.#ports;
    const { streams } = this.#projection;
    const { signal } = new AbortController();
    const after = this.#position ?? 'start';
    this.#position = target;
    for await (const batch of feed.subscribe({ after, streams, batchSize: BATCH, signal })) {
      const due = batch.events.filter(({ position }) => feed.compare(position, target) <= 0);
      this.#fold(await log.open(due));
      if (feed.compare(target, batch.position) <= 0) return true;
      // The checkpoint may lie between the last event of the streams and the end of the log.
      if (batch.caughtUp) return feed.compare(target, await endOf(feed)) <= 0;
    }
    return false;
  }

  #fold(events: readonly OpenedEvent[]): void {
    const { ids, fold } = this.#projection.plan(events);
    const known = ids.flatMap((id) => this.documents.get(id) ?? []);
    for (const { id, seen, revisions, body } of fold(known))
      this.documents.set(id, { id, revisions, body, version: seen + 1 });
    for (const event of events) this.#seen(event);
  }
}
