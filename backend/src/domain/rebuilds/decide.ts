import { ok, type Result, refuse } from '../../contract/result.ts';
import { unreachable } from '../never.ts';
import type { RebuildEvent, RebuildProblem } from './events.ts';
import { isUnderWay, type Rebuilds, remainingIn } from './state.ts';

/** A rebuild that stops its process each time is given up. */
export const MOST_TRIES = 10;

export type RebuildCommand =
  | { readonly type: 'request'; readonly readModels: readonly string[]; readonly requestedBy: string }
  | { readonly type: 'takeUp' }
  | {
      readonly type: 'recordMade';
      readonly readModel: string;
      readonly events: number;
      readonly documents: number;
    }
  | { readonly type: 'fail'; readonly problem: RebuildProblem };

export type RebuildRefusal = 'rebuild_running' | 'invalid_input' | 'edited_meanwhile';

type Decision = Result<readonly RebuildEvent[], RebuildRefusal>;

/** Returns the events of a command on the rebuilds, or a refusal. One rebuild runs at a time. */
export function decideRebuilds(command: RebuildCommand, state: Rebuilds): Decision {
  if (command.type === 'request') return request(command, state);
  const [current, ...later] = remainingIn(state);
  if (current === undefined) return ok([]);
  switch (command.type) {
    case 'takeUp':
      if (state.tries >= MOST_TRIES) return ok([failed(current, 'interrupted')]);
      return ok([{ type: 'RebuildTakenUp', data: {} }]);
    case 'recordMade': {
      const { type: _type, ...made } = command;
      if (made.readModel !== current) return refuse('edited_meanwhile');
      const recorded: RebuildEvent = { type: 'ReadModelRebuilt', data: made };
      return ok(later.length > 0 ? [recorded] : [recorded, { type: 'RebuildFinished', data: {} }]);
    }
    case 'fail':
      return ok([failed(current, command.problem)]);
    default:
      return unreachable(command);
  }
}

function request(
  { readModels, requestedBy }: Extract<RebuildCommand, { type: 'request' }>,
  state: Rebuilds,
): Decision {
  if (isUnderWay(state)) return refuse('rebuild_running');
  if (readModels.length === 0) return refuse('invalid_input');
  return ok([{ type: 'RebuildRequested', data: { readModels: [...readModels], requestedBy } }]);
}

const failed = (readModel: string, problem: RebuildProblem): RebuildEvent => ({
  type: 'RebuildFailed',
  data: { readModel, problem },
});
