import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/language.ts';
import { NOTICE_MESSAGES, NoticeReason } from '../../contract/notices/notice.ts';
import { textsOf, VALUE } from '../texts-of.fixture.ts';
import { REPORT_TEXTS } from './index.ts';

const english = new Map(textsOf(REPORT_TEXTS.en));

it('has words for each reason and each problem', () => {
  expect(Object.keys(REPORT_TEXTS.en.reasons)).toEqual(NoticeReason.options);
  expect(Object.keys(REPORT_TEXTS.en.problems)).toEqual(Object.keys(NOTICE_MESSAGES));
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the form in %s', (language) => {
  it('has every text in words of its own', () => {
    const texts = textsOf(REPORT_TEXTS[language]);
    expect(texts.map(([path]) => path)).toEqual([...english.keys()]);
    for (const [path, text] of texts) {
      expect(text, path).not.toBe(english.get(path));
      expect(text.includes(String(VALUE)), path).toBe(english.get(path)?.includes(String(VALUE)));
    }
  });
});
