import { describe, expect, it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { en } from './en.ts';
import { PERSON } from './index.ts';

describe('profile, security and leaving', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(PERSON, language),
  );
});

it.each([
  [0, 0, 'You have no codes.'],
  [1, 0, 'Your code leads nowhere any more.'],
  [2, 1, 'Your 2 codes lead nowhere any more, and 1 file is removed.'],
  [1204, 1204, 'Your 1,204 codes lead nowhere any more, and 1,204 files are removed.'],
])('says what is lost with %i codes and %i files', (codes, files, words) => {
  expect(en.deletion.lost(codes, files)).toBe(words);
});
