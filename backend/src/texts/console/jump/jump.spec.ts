import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { JUMP } from './index.ts';

it.each([
  ['de', []],
  ['fr', []],
  ['es', []],
  ['ar', []],
] as const)('the jump bar is translated into %s', (language, alike) =>
  expectTranslated(JUMP, language, alike),
);
