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
  'page.text',
  'page.videos',
  'page.pdfs',
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
];

it.each([
  ['de', GERMAN],
  ['fr', ['page.images', 'files.pixels', 'versions.pdf', 'versions.images']],
  ['es', ['files.pixels', 'files.which', 'files.about', 'versions.pdf']],
  ['ar', []],
] as const)('the editor has every text in %s, with the same values', async (language, alike) => {
  await expectTranslated(EDIT, language, alike);
});
