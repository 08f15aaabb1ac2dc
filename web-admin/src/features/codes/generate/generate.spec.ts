import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';
import { csvName } from './csv-name.ts';

test.each([
  ['1', 1],
  [' 1000 ', 1000],
  ['0', undefined],
  ['1001', undefined],
  ['-5', undefined],
  ['2.5', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['many', undefined],
])('given %j, the amount is %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test('the file name of the CSV has a timestamp', () => {
  expect(csvName('links', new Date('2026-11-21T10:55:03.123Z'))).toBe('links-2026-11-21T10-55-03Z.csv');
});
