import { expect, it } from 'vitest';
import { weightOf } from './weight.ts';

it.each([
  ['text', 'x'.repeat(1000), 1000],
  ['an object', { text: 'x'.repeat(1000), of: { more: 'y'.repeat(500) } }, 1510],
  ['a list', ['x'.repeat(10), 'y'.repeat(20)], 32],
  ['bytes', new Uint8Array(300), 300],
  ['nothing', undefined, 8],
])('is about the length of %s as JSON', (_what, value, weight) => {
  expect(weightOf(value)).toBe(weight);
});
