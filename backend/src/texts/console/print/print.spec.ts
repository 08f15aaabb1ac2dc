import { describe, it } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { expectTranslated } from '../../translated.fixture.ts';
import { PRINT } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: ['unit', 'paper.a4', 'sheets.papers.a4', 'sheets.group', 'logo.file'],
  fr: ['unit', 'sheets.papers.a4', 'sheets.group'],
  es: ['unit', 'sheets.papers.a4', 'sheets.group'],
  ar: [],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('printing codes', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(PRINT, language, ALIKE[language]),
  );
});
