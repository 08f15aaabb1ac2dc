import { describe, expect, expectTypeOf, it } from 'vitest';
import { LANGUAGES, type Language } from '../contract/language.ts';
import { type Forms, pluralIn } from './plural.ts';

const CATEGORIES: { readonly [L in Language]: readonly (keyof Forms<L>)[] } = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  fr: ['one', 'many', 'other'],
  es: ['one', 'many', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

describe.each(LANGUAGES)('a text with a number in %s', (language) => {
  it('has a wording for each category of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect([...pluralCategories].sort()).toEqual([...CATEGORIES[language]].sort());
  });
});

it('chooses the wording by the number', () => {
  const scans = pluralIn('en')({ one: (n) => `${n} scan`, other: (n) => `${n} scans` });
  expect([0, 1, 2, 1204].map(scans)).toEqual(['0 scans', '1 scan', '2 scans', '1,204 scans']);
  const codes = pluralIn('ar')({
    zero: () => 'zero',
    one: () => 'one',
    two: () => 'two',
    few: (n) => `few ${n}`,
    many: (n) => `many ${n}`,
    other: (n) => `other ${n}`,
  });
  expect([0, 1, 2, 3, 11, 100].map(codes)).toEqual(['zero', 'one', 'two', 'few 3', 'many 11', 'other 100']);
});

it('demands all categories by type', () => {
  expectTypeOf<{ one: () => string }>().not.toExtend<Forms<'en'>>();
  expectTypeOf<{ one: () => string; other: () => string }>().not.toExtend<Forms<'ar'>>();
});
