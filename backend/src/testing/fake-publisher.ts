import { EngineUnavailable } from '../ports/errors.ts';
import type { FeedEvent } from '../ports/event-feed.ts';
import type { EventPublisher } from '../ports/event-publisher.ts';

/** Keeps the published events, and fails on request. */
export class FakePublisher implements EventPublisher {
  readonly published: FeedEvent[] = [];
  /** The positions of each call, also of those that failed. */
  readonly calls: string[][] = [];
  /** The number of calls that fail next. */
  failures = 0;
  /** The number of events that a failing call writes. */
  written = 0;
  /** Each call waits for this promise first. */
  blocked: Promise<void> = Promise.resolve();

  async publish(events: readonly FeedEvent[]): Promise<void> {
    this.calls.push(events.map(({ position }) => position));
    await this.blocked;
    if (this.failures > 0) {
      this.failures -= 1;
      this.published.push(...events.slice(0, this.written));
      throw new EngineUnavailable('fake');
    }
    this.published.push(...events);
  }

  async isEmpty(): Promise<boolean> {
    return this.published.length === 0;
  }
}
