import { expect, it } from 'vitest';
import { presetCountry } from './preset-country.ts';

it.each([
  [['de-AT', 'en'], 'AT'],
  [['en', 'de', 'fr-CH'], 'CH'],
  [['zh-Hant-HK'], 'HK'],
  [['en-US', 'de-DE'], 'US'],
  [['es-419', 'es-MX'], 'MX'],
  [['en-001', 'C', ''], 'US'],
  [['ar'], 'US'],
  [[], 'US'],
])('a browser in %j begins in %s', (languages, country) => expect(presetCountry(languages)).toBe(country));
