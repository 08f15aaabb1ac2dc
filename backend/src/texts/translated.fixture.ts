import { expect } from 'vitest';
import type { Language } from '../contract/language.ts';
import type { Area } from './area.ts';
import { textsOf } from './texts-of.fixture.ts';

/**
 * Expects that an area has every text in a language, that none is empty, and that each carries the same values as the
 * English one. `alike` are the paths of texts that the language shares with English.
 */
export async function expectTranslated(
  area: Area<object>,
  language: Language,
  alike: readonly string[] = [],
): Promise<void> {
  const [english, translated] = [await area.first('en'), await area.first(language)];
  expect([english.language, translated.language]).toEqual(['en', language]);
  const before = new Map(textsOf(english.texts));
  const after = textsOf(translated.texts);
  expect(after.map(([path]) => path)).toEqual([...before.keys()]);
  const same = after.filter(([path, text]) => text.trim() === '' || before.get(path) === text);
  expect(same.map(([path]) => path)).toEqual(alike);
  for (const [path, text] of after) expect(valuesIn(text), path).toEqual(valuesIn(before.get(path) ?? ''));
}

/** The values of `textsOf` in a text, each once: a language may repeat one. */
const valuesIn = (text: string): readonly string[] => [...new Set(text.match(/4[2-9]/g))].sort();
