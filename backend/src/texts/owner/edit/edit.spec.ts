import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { EDIT } from './index.ts';

const GERMAN = [
  'frame.name',
  'frame.tabs.pdf',
  'frame.tabs.smartQR',
  'types.link.label',
  'types.pdf.files',
  'smart.link',
  'page.videos',
  'parts.names.name',
  'parts.names.videos',
  'parts.names.links',
  'files.pixels',
  'files.optional',
  'files.which',
  'files.about',
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
      'page.pdfs',
      'parts.names.portrait',
      'parts.names.documents',
      'parts.documents',
      'parts.portrait',
      'files.pixels',
      'versions.pdf',
      'versions.images',
      'versions.portrait',
      'versions.lifeDate',
      'versions.sections.documents',
    ],
  ],
  ['es', ['files.pixels', 'files.which', 'files.about', 'versions.pdf', 'versions.lifeDate']],
  ['ar', ['versions.lifeDate']],
] as const)('the editor has every text in %s, with the same values', async (language, alike) => {
  await expectTranslated(EDIT, language, alike);
});
