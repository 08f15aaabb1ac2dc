import type { ErrorCode } from '../contract/errors.ts';
import { ok, type Result, refuse } from '../contract/result.ts';
import type { Aggregate } from '../domain/aggregate.ts';
import type { DomainEvent } from '../domain/event.ts';
import type { EventLog } from '../log/event-log.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { Actor, Expected } from '../ports/event-store.ts';

export const SYSTEM: Actor = { kind: 'system', id: null };

export interface LogContext {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly random: Random;
}

/** What a command did: its stream's revision afterwards, and the state that its events lead to. */
export interface Handled<State> {
  readonly stream: string;
  readonly revision: Expected;
  readonly state: State;
  /** False when there was nothing to do. */
  readonly changed: boolean;
}

const ATTEMPTS = 10;

/**
 * Loads a stream, asks the decider, appends what it decides with the revision that was read, and starts over when
 * somebody else came first. Refusals are the decider's, or `edited_meanwhile` when others always came first.
 */
export async function handle<State, Event extends DomainEvent, C extends ErrorCode>(
  { log, clock, random }: LogContext,
  aggregate: Aggregate<State, Event>,
  stream: string,
  actor: Actor,
  decide: (state: State) => Result<readonly Event[], C>,
): Promise<Result<Handled<State>, C | 'edited_meanwhile'>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { state, revision } = await log.load(aggregate, stream);
    const decision = decide(state);
    if (!decision.ok) return decision;
    if (decision.value.length === 0) return ok({ stream, revision, state, changed: false });
    const at = clock.now().toISOString();
    const outcome = await log.append(stream, revision, decision.value, () => ({
      id: random.uuid(),
      at,
      actor,
    }));
    if (outcome.ok) {
      return ok({
        stream,
        revision: outcome.revision,
        state: decision.value.reduce(aggregate.evolve, state),
        changed: true,
      });
    }
  }
  return refuse('edited_meanwhile');
}
