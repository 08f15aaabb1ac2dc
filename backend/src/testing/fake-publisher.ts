import { EngineUnavailable } from '../ports/errors.ts';
import type { FeedEvent } from '../ports/event-feed.ts';
import type { EventPublisher } from '../ports/event-publisher.ts';

/** Keeps what is published, and fails as it is told. */
export class FakePublisher implements EventPublisher {
  readonly published: FeedEvent[] = [];
  /** Every call, also those that failed, by the positions asked for. */
  readonly calls: string[][] = [];
  /** How many calls fail before one is acknowledged again. */
  failures = 0;
  /** What failing calls write before they fail, in events. */
  written = 0;
  /** What each call waits for first. */
  gate: Promise<void> = Promise.resolve();

  async publish(events: readonly FeedEvent[]): Promise<void> {
    this.calls.push(events.map(({ position }) => position));
    await this.gate;
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
