import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { DOMAINS } from './index.ts';

it.each([
  ['de', ['title']],
  ['fr', []],
  ['es', []],
  ['ar', []],
] as const)('the texts of the domains are translated into %s', (language, alike) =>
  expectTranslated(DOMAINS, language, alike),
);
