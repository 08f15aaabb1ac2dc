import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newFileValue } from './file-value.ts';
import { useFacts, useShare } from './format-file.ts';

it.each([
  [12 * 1024 ** 2, '12 MB of 2.0 GB'],
  [1.2 * 1024 ** 3, '1.2 of 2.0 GB'],
])('%d bytes are %s', (used, words) => {
  const share = renderHook(useShare).result.current;
  expect(share(used, 2 * 1024 ** 3)).toBe(words);
});

describe('the facts of a file', () => {
  it('are those that are known', () => {
    const factsOf = renderHook(useFacts).result.current;
    const file = newFileValue({ name: 'film.mp4', size: 1024 });
    expect(factsOf({ ...file, width: 1920, height: 1080, seconds: 65 })).toBe('1.0 KB · 1920 × 1080 · 1:05');
    expect(factsOf({ ...file, width: 1920, seconds: 0 })).toBe('1.0 KB');
    expect(factsOf({ ...file, width: 0, height: 5 })).toBe('1.0 KB');
  });
});
