import { describe, it } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { expectTranslated } from '../../translated.fixture.ts';
import { BATCHES } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: [
    'columns.name',
    'columns.size',
    'edit.name',
    'actions.codes',
    'actions.csv',
    'figures.share',
    'codes.title',
  ],
  fr: [
    'columns.size',
    'edit.note',
    'actions.codes',
    'actions.csv',
    'figures.codes',
    'figures.scans',
    'codes.title',
  ],
  es: ['actions.csv', 'figures.share'],
  ar: [],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('the texts of batches', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(BATCHES, language, ALIKE[language]),
  );
});
