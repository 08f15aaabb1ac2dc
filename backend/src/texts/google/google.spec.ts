import { expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/language.ts';
import { textsOf } from '../texts-of.fixture.ts';
import { GOOGLE_TEXTS } from './index.ts';

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the texts in %s translate every text',
  (language) => {
    const english = new Map(textsOf(GOOGLE_TEXTS.en));
    const translated = textsOf(GOOGLE_TEXTS[language]);
    expect(translated.map(([key]) => key)).toEqual([...english.keys()]);
    expect(translated.filter(([key, text]) => text === '' || english.get(key) === text)).toEqual([]);
  },
);
