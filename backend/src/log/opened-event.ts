import type { DomainEvent } from '../domain/event.ts';
import type { Actor } from '../ports/event-store.ts';

/** When, by whom and under which id an event is recorded. */
export interface EventMeta {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly actor: Actor;
}

/** An event of the log, opened: personal fields in clear, or `[erased]`. */
export interface OpenedEvent extends DomainEvent, EventMeta {
  readonly stream: string;
  readonly revision: number;
}
