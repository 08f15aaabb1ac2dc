import { describe, it } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { expectTranslated } from '../../translated.fixture.ts';
import { OPERATIONS } from './index.ts';

/** Texts that a language writes as English does. */
const ALIKE = {
  de: [
    'page.engines.in',
    'page.mails.webhooks',
    'parts.names.codes',
    'parts.names.webhooks',
    'parts.names.kafka',
  ],
  fr: [
    'page.mails.webhooks',
    'parts.names.codes',
    'parts.names.webhooks',
    'parts.names.kafka',
    'rebuild.documents',
    'rebuild.minutes',
  ],
  es: ['page.mails.webhooks', 'parts.names.webhooks', 'parts.names.kafka'],
  ar: [],
} as const satisfies Partial<Record<Language, readonly string[]>>;

describe('the operations', () => {
  it.each(['de', 'fr', 'es', 'ar'] as const)('are translated into %s', (language) =>
    expectTranslated(OPERATIONS, language, ALIKE[language]),
  );
});
