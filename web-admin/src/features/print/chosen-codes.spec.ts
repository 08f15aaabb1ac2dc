import { expect, test } from 'vitest';
import { chosenIn } from './chosen-codes.ts';

test('a state of the history without a sound filter chooses nothing, rather than every code', () => {
  expect(chosenIn({ print: { id: ['7K3M9P2QXT'] } })).toEqual({ id: ['7K3M9P2QXT'] });
  for (const state of [null, undefined, 'print', {}, { print: null }, { print: { colour: 'red' } }])
    expect(chosenIn(state)).toBeUndefined();
});
