import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { BANNERS } from './index.ts';

it.each([
  ['de', []],
  ['fr', []],
  ['es', []],
  ['ar', []],
] as const)('the form for the banners is translated into %s', (language, alike) =>
  expectTranslated(BANNERS, language, alike),
);
