import { describe, it } from 'vitest';
import type { Language } from '../../../../contract/language.ts';
import { expectTranslated } from '../../../translated.fixture.ts';
import { CODE_LIST } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: [
    'code.scans',
    'stored.types.link',
    'stored.types.pdf',
    'stored.types.smartQR',
    'stored.both',
    'stored.of',
  ],
  fr: ['code.scans', 'stored.types.memories', 'stored.types.pdf', 'stored.images', 'stored.both'],
  es: ['stored.types.pdf', 'stored.of'],
  ar: [],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('the texts of codes/list', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(CODE_LIST, language, ALIKE[language]),
  );
});
