import { describe, it } from 'vitest';
import type { Language } from '../../../../contract/language.ts';
import { expectTranslated } from '../../../translated.fixture.ts';
import { CODE_TABLE } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: [
    'content.labels.link',
    'content.labels.pdf',
    'content.labels.smartQR',
    'columns.id',
    'columns.name',
    'columns.scanCount',
    'cells.owner',
  ],
  fr: [
    'content.labels.memories',
    'content.labels.pdf',
    'columns.id',
    'columns.scanCount',
    'columns.note',
    'cells.owner',
    'bar.compact',
    'sheet.scans',
  ],
  es: ['content.labels.pdf', 'cells.owner'],
  ar: [],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('the texts of codes/table', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(CODE_TABLE, language, ALIKE[language]),
  );
});
