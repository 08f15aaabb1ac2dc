import { LANGUAGES, LOCALES } from '@qlaim/backend/texts';
import { expect, it } from 'vitest';
import { longDay } from './long-day.ts';

it('writes a day as all texts of its language do', () => {
  const days = LANGUAGES.map((language) => [LOCALES[language], longDay('2026-12-01', language)]);
  expect(Object.fromEntries(days)).toEqual({
    'en-GB': '1 December 2026',
    de: '1. Dezember 2026',
    fr: '1 décembre 2026',
    es: '1 de diciembre de 2026',
    'ar-u-nu-latn': '1 ديسمبر 2026',
  });
});
