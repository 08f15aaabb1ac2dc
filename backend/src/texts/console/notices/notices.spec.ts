import { describe, it } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { expectTranslated } from '../../translated.fixture.ts';
import { NOTICES } from './index.ts';
import { NOTICE_REPORT } from './report/index.ts';
import { NOTICE_STORY } from './story/index.ts';

type Alike = Readonly<Record<Exclude<Language, 'en'>, readonly string[]>>;

const NONE: Alike = { de: [], fr: [], es: [], ar: [] };
/** Texts that a language writes as English does. */
const FIGURES = ['figures.scans', 'figures.devices.tablet', 'figures.devices.desktop'];

describe.each([
  ['notices', NOTICES, NONE],
  ['the yearly report', NOTICE_REPORT, { ...NONE, de: [...FIGURES, 'pair'], es: ['pair'], ar: ['pair'] }],
  ['the story of a notice', NOTICE_STORY, { ...NONE, de: FIGURES }],
] as const)('%s', (_what, area, alike) => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('is translated into %s', (language) =>
    expectTranslated(area, language, alike[language]),
  );
});
