import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { HOME } from './index.ts';

it.each([
  ['de', []],
  ['fr', []],
  ['es', []],
  ['ar', []],
] as const)('the first page is translated into %s', (language, alike) =>
  expectTranslated(HOME, language, alike),
);
