import { describe, it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { SCANS } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: ['figures.scans', 'figures.devices.tablet', 'figures.devices.desktop', 'title'],
  fr: [],
  es: [],
  ar: [],
} as const;

describe('the scans of a code', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(SCANS, language, ALIKE[language]),
  );
});
