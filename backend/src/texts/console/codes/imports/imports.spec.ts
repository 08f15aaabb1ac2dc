import { describe, it } from 'vitest';
import type { Language } from '../../../../contract/language.ts';
import { expectTranslated } from '../../../translated.fixture.ts';
import { IMPORTS } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: ['of', 'fields.name'],
  fr: ['codes', 'of', 'fields.link', 'fields.note'],
  es: ['of'],
  ar: ['of'],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('the texts of codes/imports', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(IMPORTS, language, ALIKE[language]),
  );
});
