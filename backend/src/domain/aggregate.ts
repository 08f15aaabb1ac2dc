import type { ErrorCode } from '../contract/errors.ts';
import { ok, type Result } from '../contract/result.ts';
import type { DomainEvent, EventDefinition, EventOf } from './event.ts';

/** A kind of stream: how its streams are named, and which events they hold. */
export interface Category<Event extends DomainEvent = DomainEvent> {
  readonly name: string;
  /** The prefix of the streams' names; the whole name of a category with one stream. */
  readonly prefix: string;
  /** A description of what follows the prefix; undefined for a category with one stream. */
  readonly key: string | undefined;
  readonly events: readonly EventDefinition[];
  /** Returns the name of the stream with a key. */
  streamOf(key: string): string;
  /** Returns the key in a stream's name; undefined for a stream of another category. */
  keyOf(stream: string): string | undefined;
  /** Returns whether an event belongs to the category: its type is known and its data fits the schema. */
  recognises(event: DomainEvent): event is Event;
}

type Naming = Pick<Category, 'name' | 'prefix'> & { readonly key?: string };

/** The key of the only stream of a category. */
export const ONLY = '';

export function defineCategory<const D extends readonly EventDefinition[]>(
  { name, prefix, key }: Naming,
  events: D,
): Category<EventOf<D>> {
  const schemas = new Map(events.map((definition) => [definition.type, definition.data]));
  // Several read models take the same event: its data is checked once.
  const checked = new WeakMap<DomainEvent['data'], string>();
  return {
    name,
    prefix,
    key,
    events,
    streamOf: (of) => `${prefix}${of}`,
    keyOf: (stream) => (stream.startsWith(prefix) ? stream.slice(prefix.length) : undefined),
    recognises: (event): event is EventOf<D> => {
      const { type, data } = event;
      if (checked.get(data) === type) return true;
      const fits = schemas.get(type)?.safeParse(data).success === true;
      if (fits) checked.set(data, type);
      return fits;
    },
  };
}

/** A kind of stream with its rules: initial state, fold and decider. */
export interface Aggregate<State, Event extends DomainEvent, Command, Code extends ErrorCode>
  extends Category<Event> {
  readonly initial: State;
  /** Returns the state after an event. `at` is the time of the event, ISO 8601 in UTC. */
  readonly evolve: (state: State, event: Event, at: string) => State;
  readonly decide: (command: Command, state: State) => Result<readonly Event[], Code>;
  /**
   * Whether a state may stay in memory, so that a load folds only the later events. Absent: none may. A state after which
   * older events read otherwise, as after an erasure, may not.
   */
  readonly mayRemember?: (state: State) => boolean;
}

export const defineAggregate = <State, Event extends DomainEvent, Command, Code extends ErrorCode>(
  category: Category<Event>,
  rules: Pick<
    Aggregate<State, NoInfer<Event>, Command, Code>,
    'initial' | 'evolve' | 'decide' | 'mayRemember'
  >,
): Aggregate<State, Event, Command, Code> => ({ ...category, ...rules });

/** Decides commands in order, each on the state after the previous ones. Returns all events, or the first refusal. */
export function decideInOrder<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
  { decide, evolve }: Pick<Aggregate<State, Event, Command, Code>, 'decide' | 'evolve'>,
  commands: readonly Command[],
  before: State,
  at: string,
): Result<{ readonly events: readonly Event[]; readonly state: State }, Code> {
  const events: Event[] = [];
  let state = before;
  for (const command of commands) {
    const decision = decide(command, state);
    if (!decision.ok) return decision;
    for (const event of decision.value) state = evolve(state, event, at);
    events.push(...decision.value);
  }
  return ok({ events, state });
}
