import { describe, it } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { expectTranslated } from '../../translated.fixture.ts';
import { CODES } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: ['content.labels.link', 'content.labels.pdf', 'content.labels.smartQR'],
  fr: ['content.labels.memories', 'content.labels.pdf', 'find.type', 'find.all', 'card.count'],
  es: ['content.labels.pdf'],
  ar: [],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('the list of codes', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('is translated into %s', (language) =>
    expectTranslated(CODES, language, ALIKE[language]),
  );
});
