import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/language.ts';
import { SCAN_TEXTS } from './index.ts';

/** Returns every text of a catalogue with its path; functions are given marks for their values. */
function textsOf(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[at, value]];
    if (typeof value === 'function') return [[at, String(value('{1}', '{2}'))]];
    return typeof value === 'object' && value !== null ? textsOf(value, at) : [];
  });
}

const english = new Map(textsOf(SCAN_TEXTS.en));

describe.each(LANGUAGES)('the texts of scan pages in %s', (language) => {
  const texts = textsOf(SCAN_TEXTS[language]);

  it('are complete, and carry the same values', () => {
    expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    const marks = (text: string | undefined) => (text?.match(/\{\d\}/g) ?? []).sort();
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe('');
      expect(marks(text), path).toEqual(marks(english.get(path)));
    }
  });
});

it('are those of the specification in English', () => {
  const { gate, empty } = SCAN_TEXTS.en;
  expect(gate).toMatchObject({
    title: 'Enter Secure Code',
    busy: 'Verifying...',
    invalid: 'Invalid secure code',
    failed: 'Error verifying secure code',
  });
  expect(empty.title).toBe('No Media Added Yet');
});
