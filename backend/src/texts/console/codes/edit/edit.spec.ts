import { describe, it } from 'vitest';
import type { Language } from '../../../../contract/language.ts';
import { expectTranslated } from '../../../translated.fixture.ts';
import { CODE_EDIT } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: ['name', 'tabs.link', 'link.label', 'phone.option'],
  fr: ['note', 'phone.option', 'remove.scans'],
  es: ['phone.option'],
  ar: [],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('the texts of codes/edit', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(CODE_EDIT, language, ALIKE[language]),
  );
});
