import { describe, it } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { expectTranslated } from '../../translated.fixture.ts';
import { BULK } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: ['of', 'ask.any'],
  fr: ['codes'],
  es: ['of'],
  ar: ['of'],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('the texts of bulk', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(BULK, language, ALIKE[language]),
  );
});
