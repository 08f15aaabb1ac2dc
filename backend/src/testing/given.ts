import { expect } from 'vitest';
import type { ErrorCode } from '../contract/errors.ts';
import { ok, type Result } from '../contract/result.ts';

type Decide<State, Command, Event, Code extends ErrorCode> = (
  command: Command,
  state: State,
) => Result<readonly Event[], Code>;
type Evolve<State, Event> = (state: State, event: Event) => State;

/** `given(decide, evolve, initial, ...what happened).when(command).then(...what happens)`. */
export function given<State, Command, Event, Code extends ErrorCode>(
  decide: Decide<State, Command, Event, Code>,
  evolve: Evolve<State, Event>,
  initial: State,
  ...history: readonly NoInfer<Event>[]
) {
  const state = history.reduce(evolve, initial);
  return {
    when(command: Command) {
      const decision = decide(command, state);
      return {
        /** Exactly these events, in this order. */
        // biome-ignore lint/suspicious/noThenProperty: the third word of given, when, then; nobody awaits it
        then(...events: readonly NoInfer<Event>[]) {
          expect(decision).toEqual(ok(events));
        },
        thenNothing() {
          expect(decision).toEqual(ok([]));
        },
        /** Refused; with a message only where the rule puts it in place of the catalogue's. */
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

/** One command of a play: what it met, what it answered and what it left behind. */
export interface Step<State, Command, Event, Code extends ErrorCode> {
  readonly command: Command;
  readonly before: State;
  readonly decision: Result<readonly Event[], Code>;
  readonly events: readonly Event[];
  readonly after: State;
}

/** Plays commands one after another, each on what the ones before have left. */
export function play<State, Command, Event, Code extends ErrorCode>(
  decide: Decide<State, Command, Event, Code>,
  evolve: Evolve<State, Event>,
  initial: State,
  commands: readonly NoInfer<Command>[],
): readonly Step<State, Command, Event, Code>[] {
  let state = initial;
  return commands.map((command) => {
    const before = state;
    const decision = decide(command, before);
    const events = decision.ok ? decision.value : [];
    state = events.reduce(evolve, before);
    return { command, before, decision, events, after: state };
  });
}

/** Fails unless deciding is a matter of its arguments alone: the same answer twice, and neither argument touched. */
export function expectPure<State, Command, Event, Code extends ErrorCode>(
  decide: Decide<State, Command, Event, Code>,
  { command, before, decision }: Step<State, Command, Event, Code>,
): void {
  const untouched = structuredClone({ command, before });
  expect(decide(command, before)).toEqual(decision);
  expect({ command, before }).toEqual(untouched);
}
