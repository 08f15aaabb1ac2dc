import type { ErrorCode } from '../contract/errors.ts';
import { ok, type Result, refuse } from '../contract/result.ts';
import { type Aggregate, decideInOrder } from '../domain/aggregate.ts';
import type { DomainEvent } from '../domain/event.ts';
import type { EventLog } from '../log/event-log.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { Actor, Expected } from '../ports/event-store.ts';

export interface LogContext {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly random: Random;
}

/** The result of a command: the state and revision of its stream afterwards. */
export interface Handled<State> {
  readonly stream: string;
  /** The revision that the command was decided on. */
  readonly before: Expected;
  readonly revision: Expected;
  readonly state: State;
}

const ATTEMPTS = 10;

/**
 * Handles one command on one aggregate: decides on the state that is remembered, or else loaded, and appends at its revision.
 * It starts over with a load where another append came first. It refuses as the decider does, and leaves a command without
 * effect, only on a state that it has loaded. It refuses with `edited_meanwhile` after 10 attempts.
 */
export const handle = <State, Event extends DomainEvent, Command, Code extends ErrorCode>(
  context: LogContext,
  aggregate: Aggregate<State, Event, Command, Code>,
  actor: Actor,
  key: string,
  command: Command,
): Promise<Result<Handled<State>, Code | 'edited_meanwhile'>> =>
  handleAll(context, aggregate, actor, key, [command]);

/**
 * Handles several commands in one append, each on the state after the previous ones. One refusal refuses them all. Calls
 * for one stream wait for each other, so that only another process comes between.
 */
export function handleAll<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
  context: LogContext,
  aggregate: Aggregate<State, Event, Command, Code>,
  actor: Actor,
  key: string,
  commands: readonly Command[],
): Promise<Result<Handled<State>, Code | 'edited_meanwhile'>> {
  const attempt = () => attemptAll(context, aggregate, actor, key, commands);
  return context.log.inTurn(aggregate.streamOf(key), attempt);
}

async function attemptAll<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
  { log, clock, random }: LogContext,
  aggregate: Aggregate<State, Event, Command, Code>,
  actor: Actor,
  key: string,
  commands: readonly Command[],
): Promise<Result<Handled<State>, Code | 'edited_meanwhile'>> {
  const stream = aggregate.streamOf(key);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const fresh = attempt > 1;
    const remembered = fresh ? undefined : log.remembered(aggregate, key);
    const before = remembered ?? (await log.load(aggregate, key, { fresh }));
    const at = clock.now().toISOString();
    const decision = decideInOrder(aggregate, commands, before.state, at);
    // What is remembered, or shown by a node that lags behind, may hold no longer: nothing is refused or left out by it.
    const changes = decision.ok && decision.value.events.length > 0;
    if (!changes && !fresh && (remembered !== undefined || log.mayLag)) continue;
    if (!decision.ok) return decision;
    const { events, state } = decision.value;
    const { revision } = before;
    if (events.length === 0) return ok({ stream, before: revision, revision, state });
    const recorded = events.map((event) => ({ ...event, id: random.uuid(), at, actor }));
    const outcome = await log.appendDecided(aggregate, stream, before, { events: recorded, state });
    if (outcome.ok) return ok({ stream, before: revision, revision: outcome.revision, state });
  }
  return refuse('edited_meanwhile');
}
