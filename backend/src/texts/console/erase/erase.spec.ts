import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { ERASE } from './index.ts';

it.each([
  ['de', []],
  ['fr', []],
  ['es', []],
  ['ar', []],
] as const)('deleting an account is translated into %s', (language, alike) =>
  expectTranslated(ERASE, language, alike),
);
