import { EngineUnavailable } from '../../ports/errors.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { type EventPublisher, type Offsets, PublishedLost } from '../../ports/event-publisher.ts';

/** Keeps the published events in one part, and fails on request. */
export class FakePublisher implements EventPublisher {
  readonly published: FeedEvent[] = [];
  /** The positions of each call, also of those that failed. */
  readonly calls: string[][] = [];
  /** The number of calls that fail next. */
  failures = 0;
  /** The number of events that a failing call writes. */
  written = 0;
  #lost = false;
  /** Each call waits for this promise first. */
  blocked: Promise<void> = Promise.resolve();

  async publish(events: readonly FeedEvent[]): Promise<Offsets> {
    this.calls.push(events.map(({ position }) => position));
    await this.blocked;
    if (this.#lost) {
      this.#lost = false;
      throw new PublishedLost('fake');
    }
    if (this.failures > 0) {
      this.failures -= 1;
      this.published.push(...events.slice(0, this.written));
      throw new EngineUnavailable('fake');
    }
    const at = { all: this.published.length };
    this.published.push(...events);
    return at;
  }

  async ends(): Promise<Offsets> {
    return { all: this.published.length };
  }

  /** Loses the last events, as a broker does whose machine fails before it has written them. */
  lose(count: number): void {
    this.published.splice(-count);
    this.#lost = true;
  }
}
