import { describe, expect, test } from 'vitest';
import { shownPages } from './shown-pages.ts';

const row = (page: number, count: number, margin = 2) =>
  shownPages(page, count, margin)
    .map((each) => each ?? '…')
    .join(' ');

describe('the row of pages', () => {
  test('has 3 in range and 2 at each end', () => {
    expect(row(10, 20)).toBe('1 2 … 9 10 11 … 19 20');
  });

  test.each([
    [1, '1 2 3 4 5 6 … 19 20'],
    [5, '1 2 3 4 5 6 … 19 20'],
    [6, '1 2 … 5 6 7 … 19 20'],
    [15, '1 2 … 14 15 16 … 19 20'],
    [16, '1 2 … 15 16 17 18 19 20'],
    [20, '1 2 … 15 16 17 18 19 20'],
  ])('keeps its length on page %i', (page, pages) => {
    expect(row(page, 20)).toBe(pages);
  });

  test('has all pages where they fit', () => {
    expect(row(1, 2)).toBe('1 2');
    expect(row(5, 9)).toBe('1 2 3 4 5 6 7 8 9');
    expect(row(1, 10)).toBe('1 2 3 4 5 6 … 9 10');
  });

  test('has as many at each end as the list asks for', () => {
    expect(row(4, 7, 1)).toBe('1 2 3 4 5 6 7');
    expect(row(4, 10, 1)).toBe('1 2 3 4 5 … 10');
    expect(row(5, 10, 1)).toBe('1 … 4 5 6 … 10');
  });
});
