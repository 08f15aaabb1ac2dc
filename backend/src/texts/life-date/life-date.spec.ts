import { expect, it } from 'vitest';
import { lifeDateIn } from './index.ts';

it.each([
  ['en', '1931', '1931'],
  ['en', '1931-05', 'May 1931'],
  ['en', '1931-05-12', '12 May 1931'],
  ['de', '1931-05-12', '12. Mai 1931'],
  ['fr', '1931-05', 'mai 1931'],
  ['es', '1931-05-12', '12 de mayo de 1931'],
  ['ar', '1931-05-12', '12 مايو 1931'],
  ['en', '0098', '98'],
  ['en', 'long ago', 'long ago'],
] as const)('in %s, %s is %s', (language, date, words) => {
  expect(lifeDateIn(language)(date)).toBe(words);
});
