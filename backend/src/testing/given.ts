import { expect } from 'vitest';
import type { ErrorCode } from '../contract/errors.ts';
import { ok, type Result } from '../contract/result.ts';
import type { Aggregate } from '../domain/aggregate.ts';
import type { DomainEvent } from '../domain/event.ts';

type Rules<State, Event extends DomainEvent, Command, Code extends ErrorCode> = Pick<
  Aggregate<State, Event, Command, Code>,
  'initial' | 'evolve' | 'decide'
>;

/** The time of every event of a test. */
export const AT = '2026-11-21T10:00:00.000Z';

/** Returns the state after a history. */
export const fold = <State, Event extends DomainEvent, Command, Code extends ErrorCode>(
  { initial, evolve }: Rules<State, Event, Command, Code>,
  history: readonly NoInfer<Event>[],
): State => history.reduce((state, event) => evolve(state, event, AT), initial);

/** Tests a decider: `given(AGGREGATE, ...history).when(command).then(...events)`. */
export function given<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
  rules: Rules<State, Event, Command, Code>,
  ...history: readonly NoInfer<Event>[]
) {
  const state = fold(rules, history);
  return {
    when(command: Command) {
      const decision = rules.decide(command, state);
      return {
        /** Expects exactly these events, in this order. */
        // biome-ignore lint/suspicious/noThenProperty: the third word of given, when, then; no test awaits it
        then(...events: readonly NoInfer<Event>[]) {
          expect(decision).toEqual(ok(events));
        },
        thenNothing() {
          expect(decision).toEqual(ok([]));
        },
        /** Expects a refusal, with a message only where the rule replaces that of the error table. */
        thenRefused(code: NoInfer<Code>, message?: string) {
          expect(decision).toEqual({
            ok: false,
            refusal: message === undefined ? { code } : { code, message },
          });
        },
      };
    },
  };
}

/** One command of `play`: the state before, the decision, its events, and the state after. */
export interface Step<State, Command, Event, Code extends ErrorCode> {
  readonly command: Command;
  readonly before: State;
  readonly decision: Result<readonly Event[], Code>;
  readonly events: readonly Event[];
  readonly after: State;
}

/** Runs commands in order, each on the state after the previous ones. */
export function play<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
  { initial, evolve, decide }: Rules<State, Event, Command, Code>,
  commands: readonly NoInfer<Command>[],
): readonly Step<State, Command, Event, Code>[] {
  let state = initial;
  return commands.map((command) => {
    const before = state;
    const decision = decide(command, before);
    const events = decision.ok ? decision.value : [];
    state = events.reduce((folded, event) => evolve(folded, event, AT), before);
    return { command, before, decision, events, after: state };
  });
}

/** Fails unless the decider is pure: it decides the same twice, and changes neither argument. */
export function expectPure<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
  { decide }: Rules<State, Event, Command, Code>,
  { command, before, decision }: Step<State, Command, Event, Code>,
): void {
  const untouched = structuredClone({ command, before });
  expect(decide(command, before)).toEqual(decision);
  expect({ command, before }).toEqual(untouched);
}
