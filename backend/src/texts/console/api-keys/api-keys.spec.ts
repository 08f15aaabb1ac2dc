import { describe, it } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { expectTranslated } from '../../translated.fixture.ts';
import { API_KEYS } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: [],
  fr: ['states.active'],
  es: [],
  ar: [],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('the keys of the API', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(API_KEYS, language, ALIKE[language]),
  );
});
