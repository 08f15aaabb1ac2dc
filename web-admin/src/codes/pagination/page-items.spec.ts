import { expect, test } from 'vitest';
import { pageItems } from './page-items.ts';

const shown = (page: number, pageCount: number) =>
  pageItems(page, pageCount)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

test.each([
  [1, 20, '1 2 3 … 19 20'],
  [2, 20, '1 2 3 … 19 20'],
  [3, 20, '1 2 3 4 … 19 20'],
  [5, 20, '1 2 3 4 5 6 … 19 20'],
  [6, 20, '1 2 … 5 6 7 … 19 20'],
  [10, 20, '1 2 … 9 10 11 … 19 20'],
  [20, 20, '1 2 … 18 19 20'],
  [1, 1, '1'],
  [2, 4, '1 2 3 4'],
  [4, 7, '1 2 3 4 5 6 7'],
])('given page %i of %i, then %s', (page, pageCount, expected) => {
  expect(shown(page, pageCount)).toBe(expected);
});

test('no page is offered twice', () => {
  for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
    for (let page = 1; page <= pageCount; page += 1) {
      const items = pageItems(page, pageCount);
      expect(new Set(items).size).toBe(items.length);
      expect(items).toContain(page);
    }
  }
});
