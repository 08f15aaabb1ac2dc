import { describe, it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { DECISIONS } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = { de: ['facts.code'], fr: ['facts.code'], es: [], ar: [] } as const;

describe('decisions about codes', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(DECISIONS, language, ALIKE[language]),
  );
});
