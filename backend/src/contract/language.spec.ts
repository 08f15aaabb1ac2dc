import { describe, expect, it } from 'vitest';
import { asLanguage, directionOf, LANGUAGES, pickLanguage } from './language.ts';

describe('pickLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR', 'es-419', 'en'], 'es'],
    [['AR'], 'ar'],
    [['zh', 'ja'], 'en'],
    [['*'], 'en'],
    [['deu'], 'en'],
    [[], 'en'],
  ])('picks from %j: %s', (preferred, language) => {
    expect(pickLanguage(preferred)).toBe(language);
  });
});

it('writes only Arabic from right to left', () => {
  expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
});

it.each(['', 'EN', 'toString', 'xx', undefined])('knows no language %o', (text) => {
  expect(asLanguage(text)).toBeUndefined();
});
