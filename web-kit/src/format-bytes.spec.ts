import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [10 * 1024, '10 KB'],
  [2.44 * 1024 ** 2, '2.4 MB'],
  [3 * 1024 ** 3, '3.0 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
