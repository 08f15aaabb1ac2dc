import { expect, it } from 'vitest';
import { formatLength } from './format-length.ts';

it.each([
  [0, '0:00'],
  [64.6, '1:05'],
  [3599, '59:59'],
  [3725, '1:02:05'],
])('%d seconds are %s', (seconds, words) => {
  expect(formatLength(seconds)).toBe(words);
});
