import { expect, test } from 'vitest';
import { labelFor, nextTriState, type TriState } from './tri-state.ts';

const words = { unset: 'Any', off: 'Disabled only', on: 'Enabled only' };

test('clicks cycle from unset to false, true and unset', () => {
  const seen: TriState[] = [];
  let state: TriState;
  for (let click = 0; click < 3; click += 1) {
    state = nextTriState(state);
    seen.push(state);
  }
  expect(seen).toEqual([false, true, undefined]);
});

test('each state has its own text', () => {
  expect([undefined, false, true].map((state) => labelFor(state, words))).toEqual([
    'Any',
    'Disabled only',
    'Enabled only',
  ]);
});
