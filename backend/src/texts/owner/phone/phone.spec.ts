import { describe, it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { PHONE } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = { de: ['share.of'], fr: [], es: ['share.of'], ar: [] } as const;

describe('what a phone can do besides', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('is translated into %s', (language) =>
    expectTranslated(PHONE, language, ALIKE[language]),
  );
});
