import { describe, it } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { expectTranslated } from '../../translated.fixture.ts';
import { WEBHOOKS } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: ['title', 'one'],
  fr: ['title', 'one', 'form.description', 'messages.list'],
  es: ['title', 'one'],
  ar: [],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('webhooks', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(WEBHOOKS, language, ALIKE[language]),
  );
});
