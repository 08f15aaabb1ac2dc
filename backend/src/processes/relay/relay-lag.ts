import type { EventPublisher } from '../../ports/event-publisher.ts';

/** How far a relay is behind the log, told by what it is given to publish and what was acknowledged. */
export class RelayLag {
  #active = false;
  /** The time of the oldest event that is known and not acknowledged, or of the last one before those to come. */
  #behindSince: number | undefined;

  get active(): boolean {
    return this.#active;
  }

  /** Seconds since the oldest event was appended that is not published yet; 0 when there is none. */
  seconds(now: number): number {
    return this.#behindSince === undefined ? 0 : Math.max(0, (now - this.#behindSince) / 1000);
  }

  /** To be told when this relay becomes the active one, and when it is not any more. */
  readonly onActive = (active: boolean): void => {
    this.#active = active;
    this.#behindSince = undefined;
  };

  /** To be told after each batch. */
  readonly onProgress = ({ caughtUp }: { readonly caughtUp: boolean }): void => {
    if (caughtUp) this.#behindSince = undefined;
  };

  watch(publisher: EventPublisher): EventPublisher {
    return {
      publish: async (events) => {
        this.#behindSince = timeOf(events[0]) ?? this.#behindSince;
        await publisher.publish(events);
        this.#behindSince = timeOf(events.at(-1)) ?? this.#behindSince;
      },
      isEmpty: () => publisher.isEmpty(),
    };
  }
}

const timeOf = (event: { readonly at: string } | undefined): number | undefined =>
  event && Date.parse(event.at);
