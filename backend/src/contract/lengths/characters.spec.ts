import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileDescription } from '../content/files.ts';
import { PageFields } from '../content/page.ts';
import { PageMedia } from '../content/page-media.ts';
import { LIMITS } from '../limits.ts';
import { UpdateTextBody } from '../schemas/banner.ts';
import { Note } from '../schemas/note.ts';
import { charactersIn, fitsIn } from './characters.ts';

const FAMILY = '\u{1F468}\u{1F3FB}\u200D\u{1F469}\u{1F3FC}\u200D\u{1F467}\u{1F3FD}\u200D\u{1F466}\u{1F3FE}';
const KISS = '\u{1F468}\u{1F3FB}\u200D\u2764\uFE0F\u200D\u{1F48B}\u200D\u{1F468}\u{1F3FB}';
const SCOTLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';

describe('the characters of a text', () => {
  it.each([
    ['nothing', '', 0],
    ['letters', 'Rosa', 4],
    ['an umlaut of two signs', 'u\u0308', 1],
    ['an emoji', '\u{1F339}', 1],
    ['a family', FAMILY, 1],
    ['a kiss', KISS, 1],
    ['a flag of a land', SCOTLAND, 1],
    ['two flags', '\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}', 2],
    ['a vowelled Arabic word', 'مُحَمَّد', 4],
    ['a line break of two signs', 'a\r\nb', 3],
    ['half of a pair', '\uD83C', 1],
    ['a letter under a heap of signs', `a${'\u0301'.repeat(63)}`, 2],
  ])('are counted as people do: %s', (_what, text, count) => expect(charactersIn(text)).toBe(count));

  it('are never more than its units, and never few for many units', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(charactersIn(text)).toBeLessThanOrEqual(text.length);
        expect(charactersIn(text) * 32).toBeGreaterThanOrEqual(text.length);
      }),
    );
  });

  it('fit exactly where their count does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', FAMILY, 'u\u0308', '\u0301'), { maxLength: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (parts, limit) => {
          const text = parts.join('');
          expect(fitsIn(text, limit)).toBe(charactersIn(text) <= limit);
        },
      ),
    );
  });
});

describe('a limit of the specification', () => {
  const page = (freeText: string) => PageFields.safeParse({ freeText }).error?.issues;

  it.each(['a', FAMILY, KISS])('is 4,000 times %s', (character) => {
    expect(page(character.repeat(LIMITS.textLength))).toBeUndefined();
    expect(page(character.repeat(LIMITS.textLength + 1))).toMatchObject([
      { path: ['freeText'], message: 'Text is too long' },
    ]);
  });

  it('ends a text that pretends to be one character', () => {
    expect(page(`a${'\u0301'.repeat(LIMITS.textLength * 32)}`)).toHaveLength(1);
  });

  it.each([
    ['description', LIMITS.descriptionLength, FileDescription.shape.text],
    ['caption', LIMITS.descriptionLength, FileDescription.shape.caption],
    [
      'title of a recording',
      LIMITS.recordingTitleLength,
      PageMedia.shape.recordings.unwrap().element.shape.title,
    ],
  ])('is the same for the %s beside a file', (_what, limit, schema) => {
    expect(schema.safeParse(` ${FAMILY.repeat(limit)} `).success).toBe(true);
    expect(schema.safeParse(FAMILY.repeat(limit + 1)).success).toBe(false);
  });

  it('is the same for texts of banners and notes', () => {
    const banner = { topBannerText: KISS.repeat(LIMITS.bannerTextLength) };
    expect(UpdateTextBody.safeParse(banner).success).toBe(true);
    expect(UpdateTextBody.safeParse({ topBannerText: `${banner.topBannerText}!` }).success).toBe(false);
    expect(Note.safeParse(` ${KISS.repeat(LIMITS.noteLength)} `).success).toBe(true);
    expect(Note.safeParse(KISS.repeat(LIMITS.noteLength + 1)).success).toBe(false);
  });
});
