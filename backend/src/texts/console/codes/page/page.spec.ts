import { describe, it } from 'vitest';
import type { Language } from '../../../../contract/language.ts';
import { expectTranslated } from '../../../translated.fixture.ts';
import { CODE_PAGE } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: [
    'figures.scans',
    'figures.devices.tablet',
    'figures.devices.desktop',
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
    'about.link',
    'name.label',
    'parts.scans',
    'parts.numbered',
  ],
  fr: [
    'versions.pdf',
    'versions.images',
    'versions.portrait',
    'versions.lifeDate',
    'versions.sections.documents',
    'about.note',
    'parts.scans',
    'parts.numbered',
  ],
  es: ['versions.pdf', 'versions.lifeDate', 'parts.numbered'],
  ar: ['versions.lifeDate', 'parts.numbered'],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('the texts of codes/page', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(CODE_PAGE, language, ALIKE[language]),
  );
});
