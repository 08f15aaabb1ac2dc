import { describe, expect, it } from 'vitest';
import { AT, fold, given } from '../../testing/given.ts';
import { MOST_TRIES } from './decide.ts';
import type { RebuildEvent } from './events.ts';
import { REBUILDS } from './rebuilds.ts';
import { remainingIn } from './state.ts';

const givenRebuilds = (...history: readonly RebuildEvent[]) => given(REBUILDS, ...history);
const after = (...history: readonly RebuildEvent[]) => fold(REBUILDS, history);

const request = { type: 'request', readModels: ['codes', 'users'], requestedBy: 'ada' } as const;
const requested: RebuildEvent = {
  type: 'RebuildRequested',
  data: { readModels: ['codes', 'users'], requestedBy: 'ada' },
};
const takenUp: RebuildEvent = { type: 'RebuildTakenUp', data: {} };
const made = (readModel: string) => ({ readModel, events: 30, documents: 3 });
const rebuilt = (readModel: string): RebuildEvent => ({ type: 'ReadModelRebuilt', data: made(readModel) });
const finished: RebuildEvent = { type: 'RebuildFinished', data: {} };
const failed = (problem: 'interrupted' | 'unexpected', readModel = 'codes'): RebuildEvent => ({
  type: 'RebuildFailed',
  data: { readModel, problem },
});

describe('asking for a rebuild', () => {
  it('records which read models, and who asked', () => givenRebuilds().when(request).then(requested));
  it('needs a read model', () =>
    givenRebuilds()
      .when({ ...request, readModels: [] })
      .thenRefused('invalid_input'));
  it('is refused while one waits', () =>
    givenRebuilds(requested).when(request).thenRefused('rebuild_running'));
  it('is refused while one runs', () =>
    givenRebuilds(requested, takenUp, rebuilt('codes')).when(request).thenRefused('rebuild_running'));
  it('is taken after one has finished', () =>
    givenRebuilds(requested, takenUp, rebuilt('codes'), rebuilt('users'), finished)
      .when(request)
      .then(requested));
  it('is taken after one has failed', () =>
    givenRebuilds(requested, takenUp, failed('unexpected')).when(request).then(requested));
});

describe('a rebuild under way', () => {
  it('is taken up', () => givenRebuilds(requested).when({ type: 'takeUp' }).then(takenUp));
  it('is taken up again after a stop', () =>
    givenRebuilds(requested, takenUp).when({ type: 'takeUp' }).then(takenUp));
  it('is given up where each try was stopped', () =>
    givenRebuilds(requested, ...Array.from({ length: MOST_TRIES }, () => takenUp))
      .when({ type: 'takeUp' })
      .then(failed('interrupted')));
  it('records a read model, and goes on', () =>
    givenRebuilds(requested, takenUp)
      .when({ type: 'recordMade', ...made('codes') })
      .then(rebuilt('codes')));
  it('finishes with the last one', () =>
    givenRebuilds(requested, takenUp, rebuilt('codes'))
      .when({ type: 'recordMade', ...made('users') })
      .then(rebuilt('users'), finished));
  it('records none out of turn', () =>
    givenRebuilds(requested, takenUp)
      .when({ type: 'recordMade', ...made('users') })
      .thenRefused('edited_meanwhile'));
  it('fails at the read model that it is at', () =>
    givenRebuilds(requested, takenUp, rebuilt('codes'))
      .when({ type: 'fail', problem: 'unexpected' })
      .then(failed('unexpected', 'users')));
  it('is over once it has ended', () => {
    givenRebuilds().when({ type: 'takeUp' }).thenNothing();
    givenRebuilds(requested, takenUp, failed('unexpected')).when({ type: 'takeUp' }).thenNothing();
    givenRebuilds(requested, takenUp, failed('unexpected'))
      .when({ type: 'recordMade', ...made('codes') })
      .thenNothing();
  });
});

describe('the latest rebuild', () => {
  it('knows what remains, and since when it runs', () => {
    const state = after(requested, takenUp, rebuilt('codes'));
    expect(remainingIn(state)).toEqual(['users']);
    expect(state).toMatchObject({ status: 'running', number: 1, startedAt: AT, endedAt: null });
  });
  it('holds nothing of the one before', () => {
    const state = after(requested, takenUp, failed('unexpected'), requested);
    expect(state).toMatchObject({ status: 'waiting', number: 2, tries: 0, made: [], failure: null });
    expect(remainingIn(state)).toEqual(['codes', 'users']);
  });
  it('has nothing left once it has failed', () =>
    expect(remainingIn(after(requested, takenUp, failed('unexpected')))).toEqual([]));
});
