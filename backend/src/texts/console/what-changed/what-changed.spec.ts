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
  'versions.links',
  'versions.lifeDate',
  'versions.sections.videos',
  'versions.sections.links',
];

it.each([
  ['de', GERMAN],
  [
    'fr',
    [
      'content.labels.memories',
      'content.labels.pdf',
      'versions.pdf',
      'versions.images',
      'versions.portrait',
      'versions.lifeDate',
      'versions.sections.documents',
    ],
  ],
  ['es', ['content.labels.pdf', 'versions.pdf', 'versions.lifeDate']],
  ['ar', ['versions.lifeDate']],
] as const)('what a change replaced is told in %s', (language, alike) =>
  expectTranslated(WHAT_CHANGED, language, alike),
);
