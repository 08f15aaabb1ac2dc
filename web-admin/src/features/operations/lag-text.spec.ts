import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { expect, test } from 'vitest';
import { lagText, standingOf } from './lag-text.ts';

const { table } = (await OPERATIONS.first('en')).texts.page;
const NOW = Date.parse('2026-11-22T15:00:00Z');
const NONE = { waiting: 0, more: false, oldest: null };

test.each([
  [NONE, 'None', 'ok'],
  [{ waiting: 1, more: false, oldest: '2026-11-22T14:59:30Z' }, '1 event', 'ok'],
  [{ waiting: 12, more: false, oldest: '2026-11-22T14:58:30Z' }, '12 events', 'late'],
  [{ waiting: 100, more: true, oldest: '2026-11-22T14:58:30Z' }, 'More than 100 events', 'late'],
  [{ waiting: null, more: false, oldest: null }, 'Not known', 'unknown'],
] as const)('%j reads "%s"', (lag, words, standing) => {
  expect(lagText(lag, table)).toBe(words);
  expect(standingOf(lag, NOW)).toBe(standing);
});
