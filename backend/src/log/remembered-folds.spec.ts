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

it('keeps the fold after an append in place of the one that it was decided on', () => {
  const folds = new RememberedFolds();
  const before = { state: 'before', revision: 1 };
  const after = { state: 'after', revision: 2 };
  folds.advance(TEXTS, 'one', before, after);
  expect(folds.last(TEXTS, 'one').revision).toBe('none');
  folds.keep(TEXTS, 'one', before, folds.forgotten);
  folds.advance(TEXTS, 'one', { state: 'older', revision: 0 }, { state: 'old', revision: 1 });
  expect(folds.last(TEXTS, 'one')).toEqual(before);
  folds.advance(TEXTS, 'one', before, after);
  expect(folds.last(TEXTS, 'one')).toEqual(after);
  folds.forget();
  folds.advance(TEXTS, 'one', after, { state: 'later', revision: 3 });
  expect(folds.last(TEXTS, 'one').revision).toBe('none');
  folds.keep(TEXTS, 'one', after, folds.forgotten);
  folds.advance(TEXTS, 'one', after, { state: '', revision: 3 });
  expect(folds.last(TEXTS, 'one').revision).toBe('none');
});
