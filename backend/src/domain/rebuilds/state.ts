import { unreachable } from '../never.ts';
import type { RebuildEvent, RebuildProblem } from './events.ts';

interface MadeModel {
  readonly readModel: string;
  readonly events: number;
  readonly documents: number;
}

/** The latest rebuild that an admin asked for. */
export interface Rebuilds {
  readonly status: 'none' | 'waiting' | 'running' | 'finished' | 'failed';
  /** How many were ever asked for: the number of this one. */
  readonly number: number;
  readonly readModels: readonly string[];
  readonly made: readonly MadeModel[];
  /** How often a process took it up. */
  readonly tries: number;
  readonly requestedBy: string;
  /** Times are ISO 8601 in UTC. */
  readonly requestedAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly failure: { readonly readModel: string; readonly problem: RebuildProblem } | null;
}

export const noRebuild: Rebuilds = {
  status: 'none',
  number: 0,
  readModels: [],
  made: [],
  tries: 0,
  requestedBy: '',
  requestedAt: '',
  startedAt: null,
  endedAt: null,
  failure: null,
};

export function evolveRebuilds(state: Rebuilds, event: RebuildEvent, at: string): Rebuilds {
  switch (event.type) {
    case 'RebuildRequested': {
      const { number } = state;
      return { ...noRebuild, status: 'waiting', number: number + 1, ...event.data, requestedAt: at };
    }
    case 'RebuildTakenUp':
      return { ...state, status: 'running', tries: state.tries + 1, startedAt: state.startedAt ?? at };
    case 'ReadModelRebuilt':
      return { ...state, made: [...state.made, event.data] };
    case 'RebuildFinished':
      return { ...state, status: 'finished', endedAt: at };
    case 'RebuildFailed':
      return { ...state, status: 'failed', failure: event.data, endedAt: at };
    default:
      return unreachable(event);
  }
}

export const isUnderWay = ({ status }: Pick<Rebuilds, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

/** Returns the read models that are still to be made, the current one first; none once the rebuild has ended. */
export const remainingIn = (state: Rebuilds): readonly string[] =>
  isUnderWay(state) ? state.readModels.slice(state.made.length) : [];
