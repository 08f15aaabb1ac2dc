import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { TAGS } from './index.ts';

it.each([
  ['de', []],
  ['fr', ['codes']],
  ['es', []],
  ['ar', []],
] as const)('tags are translated into %s', (language, alike) => expectTranslated(TAGS, language, alike));
