import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { VIEWS } from './index.ts';

it.each([
  ['de', ['name']],
  ['fr', []],
  ['es', []],
  ['ar', []],
] as const)('the saved views are translated into %s', (language, alike) =>
  expectTranslated(VIEWS, language, alike),
);
