import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/language.ts';
import { textsOf, VALUE } from '../../../texts/texts-of.fixture.ts';
import { MAIL_TEXTS } from './index.ts';

const english = new Map(textsOf(MAIL_TEXTS.en));

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the mails in %s', (language) => {
  it('translate every text, and keep its value', () => {
    const texts = textsOf(MAIL_TEXTS[language]);
    expect(texts.map(([path]) => path)).toEqual([...english.keys()]);
    for (const [path, text] of texts) {
      const before = english.get(path);
      expect(text, path).not.toBe(before);
      expect(text.includes(String(VALUE)), path).toBe(before?.includes(String(VALUE)));
    }
  });
});
