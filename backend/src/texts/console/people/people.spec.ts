import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { PEOPLE } from './index.ts';

it.each([
  ['de', ['roles.of.manager.name', 'roles.of.support.name']],
  ['fr', ['person.codes.scans']],
  ['es', []],
  ['ar', ['roles.option']],
] as const)('people are translated into %s', (language, alike) => expectTranslated(PEOPLE, language, alike));
