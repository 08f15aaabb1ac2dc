import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { HELP } from './index.ts';

it.each([
  ['de', ['content.labels.link', 'content.labels.pdf', 'content.labels.smartQR']],
  ['fr', ['content.labels.memories', 'content.labels.pdf']],
  ['es', ['content.labels.pdf']],
  ['ar', []],
] as const)('handing over a code is translated into %s', (language, alike) =>
  expectTranslated(HELP, language, alike),
);
