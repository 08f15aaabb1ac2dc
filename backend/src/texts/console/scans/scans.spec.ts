import { describe, it } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { expectTranslated } from '../../translated.fixture.ts';
import { ALL_SCANS } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: ['figures.scans', 'figures.devices.tablet', 'figures.devices.desktop', 'title', 'code', 'rank.name'],
  fr: ['title', 'site', 'code', 'size'],
  es: [],
  ar: [],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('the scans of all codes', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(ALL_SCANS, language, ALIKE[language]),
  );
});
