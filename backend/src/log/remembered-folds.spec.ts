import { expect, it } from 'vitest';
import { RememberedFolds } from './remembered-folds.ts';

const TEXTS = { initial: '', mayRemember: (state: string) => state !== '' };

it('takes no more memory than allowed, and drops what was used least recently', () => {
  const folds = new RememberedFolds(1_000);
  const keep = (stream: string) =>
    folds.keep(TEXTS, stream, { state: 'x'.repeat(150), revision: 1 }, folds.forgotten);
  for (const stream of ['one', 'two', 'three']) keep(stream);
  expect(folds.last(TEXTS, 'one').revision).toBe(1);
  keep('four');
  expect(['one', 'two', 'three', 'four'].map((stream) => folds.has(stream))).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it('keeps no state that is larger than all of its room', () => {
  const folds = new RememberedFolds(100);
  folds.keep(TEXTS, 'one', { state: 'x'.repeat(100), revision: 1 }, folds.forgotten);
  expect(folds.last(TEXTS, 'one').revision).toBe('none');
});
