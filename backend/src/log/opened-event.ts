import type { DomainEvent } from '../domain/event.ts';
import type { Actor } from '../ports/event-store.ts';

/** The id, time and actor of an event. */
export interface EventMeta {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly actor: Actor;
}

/** An event read from the log. Its personal fields are in clear, or `[erased]`. */
export interface OpenedEvent extends DomainEvent, EventMeta {
  readonly stream: string;
  readonly revision: number;
}
