import { describe, it } from 'vitest';
import type { Language } from '../../../../contract/language.ts';
import { expectTranslated } from '../../../translated.fixture.ts';
import { CODE_FILTERS } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: ['content.labels.link', 'content.labels.pdf', 'content.labels.smartQR'],
  fr: ['content.labels.memories', 'content.labels.pdf'],
  es: ['content.labels.pdf'],
  ar: [],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('the texts of codes/filters', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(CODE_FILTERS, language, ALIKE[language]),
  );
});
