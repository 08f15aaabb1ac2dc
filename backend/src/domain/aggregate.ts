import type { DomainEvent, EventDefinition, EventOf } from './event.ts';

/** How one kind of stream is folded: where it starts, how an event moves it, which events are its own. */
export interface Aggregate<State, Event extends DomainEvent> {
  readonly name: string;
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
  readonly recognises: (event: DomainEvent) => event is Event;
}

/** A guard for the events of a list of definitions: the type is one of them, and the data fits its schema. */
export function eventsOf<D extends readonly EventDefinition[]>(
  definitions: D,
): (event: DomainEvent) => event is EventOf<D> {
  const schemas = new Map(definitions.map((definition) => [definition.type, definition.data]));
  return (event): event is EventOf<D> => schemas.get(event.type)?.safeParse(event.data).success === true;
}
