import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { WHAT_CHANGED } from './index.ts';

const GERMAN = [
  'content.labels.link',
  'content.labels.pdf',
  'content.labels.smartQR',
  'versions.name',
  'versions.link',
  'versions.pdf',
  'versions.pdfs',
  'versions.text',
  'versions.videos',
];

it.each([
  ['de', GERMAN],
  ['fr', ['content.labels.memories', 'content.labels.pdf', 'versions.pdf', 'versions.images']],
  ['es', ['content.labels.pdf', 'versions.pdf']],
  ['ar', []],
] as const)('what a change replaced is told in %s', (language, alike) =>
  expectTranslated(WHAT_CHANGED, language, alike),
);
