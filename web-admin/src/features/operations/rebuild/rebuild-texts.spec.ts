import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { exactTime } from '@qlaim/web-kit';
import { expect, it } from 'vitest';
import { aRebuild } from '../../../testing/operations.ts';
import { endText, lengthText, madeText, stepText } from './rebuild-texts.ts';

const words = (await OPERATIONS.first('en')).texts;

it.each([
  [0, 'a second'],
  [12_400, '12 seconds'],
  [119_000, '119 seconds'],
  [180_000, '3 minutes'],
  [3 * 3_600_000, '3 hours'],
])('says how long %d ms are', (ms, text) => {
  expect(lengthText(ms, words)).toBe(text);
});

it('names one read model, and counts several', () => {
  expect(madeText(['users'], words)).toBe('People');
  expect(madeText(['users', 'codes'], words)).toBe('2 read models');
});

it('counts the steps of several read models only', () => {
  expect(stepText(aRebuild(), words)).toBe('Reading the event log for: Codes, 1 of 2');
  expect(stepText(aRebuild({ readModels: ['codes'] }), words)).toBe('Reading the event log for: Codes');
});

it('says what was made, how long it took, and how large it is', () => {
  const ended = aRebuild({
    state: 'finished',
    made: [
      { readModel: 'codes', events: 1500, documents: 1200 },
      { readModel: 'users', events: 40, documents: 34 },
    ],
    endedAt: '2026-11-24T10:03:01.000Z',
  });
  expect(endText(ended, words, exactTime)).toMatch(
    /^2 read models made again on .*2026.*, in 3 minutes: 1,234 documents\.$/,
  );
  expect(endText(aRebuild(), words, exactTime)).toBe('');
});
