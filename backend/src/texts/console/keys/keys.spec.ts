import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { KEYS } from './index.ts';

it.each([
  ['de', []],
  ['fr', []],
  ['es', []],
  ['ar', []],
] as const)('the list of keys is translated into %s', (language, alike) =>
  expectTranslated(KEYS, language, alike),
);
