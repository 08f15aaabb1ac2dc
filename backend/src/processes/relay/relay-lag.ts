import type { EventPublisher } from '../../ports/event-publisher.ts';

/** How far a relay is behind the log, measured by the events that it publishes and that the broker acknowledges. */
export class RelayLag {
  #active = false;
  /** The time of the oldest event that is not acknowledged. Between batches, that of the last acknowledged one. */
  #behindSince: number | undefined;

  get active(): boolean {
    return this.#active;
  }

  /** The age in seconds of the oldest event that is not published yet; 0 without one. */
  seconds(now: number): number {
    return this.#behindSince === undefined ? 0 : Math.max(0, (now - this.#behindSince) / 1000);
  }

  /** Call it when this relay becomes the active one, and when it is no longer. */
  readonly onActive = (active: boolean): void => {
    this.#active = active;
    this.#behindSince = undefined;
  };

  /** Call it after each batch. */
  readonly onProgress = ({ caughtUp }: { readonly caughtUp: boolean }): void => {
    if (caughtUp) this.#behindSince = undefined;
  };

  watch(publisher: EventPublisher): EventPublisher {
    return {
      publish: async (events) => {
        this.#behindSince = timeOf(events[0]) ?? this.#behindSince;
        const written = await publisher.publish(events);
        this.#behindSince = timeOf(events.at(-1)) ?? this.#behindSince;
        return written;
      },
      ends: () => publisher.ends(),
    };
  }
}

const timeOf = (event: { readonly at: string } | undefined): number | undefined =>
  event && Date.parse(event.at);
