import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { FAILED_UPLOADS } from './index.ts';

it.each([
  ['de', ['byAt']],
  ['fr', ['byAt']],
  ['es', ['byAt']],
  ['ar', []],
] as const)('failed uploads are translated into %s', (language, alike) =>
  expectTranslated(FAILED_UPLOADS, language, alike),
);
