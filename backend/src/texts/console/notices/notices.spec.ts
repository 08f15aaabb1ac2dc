import { describe, it } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { expectTranslated } from '../../translated.fixture.ts';
import { NOTICES } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = { de: [], fr: [], es: [], ar: [] } as const satisfies Partial<
  Record<Language, readonly string[]>
>;

describe('notices', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(NOTICES, language, ALIKE[language]),
  );
});
