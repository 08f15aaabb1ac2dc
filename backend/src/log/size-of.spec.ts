import { expect, it, vi } from 'vitest';
import { sizeOf } from './size-of.ts';

it.each([
  ['nothing', null, 8],
  ['a number', 7, 8],
  ['a text', 'abcd', 24],
  ['a list', [1, 2], 48],
  ['an object, with its names', { a: { bc: 1 } }, 32 + 18 + 32 + 20 + 8],
])('is that of %s', (_name, value, bytes) => expect(sizeOf(value)).toBe(bytes));

it('is measured once for a part that several states share', () => {
  const read = vi.fn(() => 'abcd');
  const shared = Object.defineProperty({}, 'a', { get: read, enumerable: true });
  expect(sizeOf({ shared, edits: 1 })).toBe(sizeOf({ shared, edits: 2 }));
  expect(read).toHaveBeenCalledTimes(1);
});
