import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '..');

/** Returns the strings in the catalogues of a language, as they are written. */
function stringsIn(language: string): readonly string[] {
  const files = globSync(`**/${language}.ts`, { cwd: SOURCES });
  return files.flatMap(
    (file) => readFileSync(resolve(SOURCES, file), 'utf8').match(/'[^'\n]*'|`[^`]*`/g) ?? [],
  );
}

const count = (text: string, sign: string) => text.split(sign).length;

it('French keeps signs on the line of their words, by narrow no-break spaces', () => {
  const texts = stringsIn('fr');
  expect(texts.filter((text) => text.includes('\u202f?')).length).toBeGreaterThan(10);
  expect(texts.filter((text) => /[ \u00a0][?!:;»]|[\p{L}…}][?!;»]|«[^\u202f]/u.test(text))).toEqual([]);
});

it('Spanish opens each question and each exclamation', () => {
  const texts = stringsIn('es');
  expect(texts.filter((text) => text.includes('¿')).length).toBeGreaterThan(10);
  const open = (text: string) =>
    count(text, '?') === count(text, '¿') && count(text, '!') === count(text, '¡');
  expect(texts.filter((text) => !open(text))).toEqual([]);
});

it('Arabic has commas and question marks of its own', () => {
  const texts = stringsIn('ar');
  expect(texts.filter((text) => text.includes('؟')).length).toBeGreaterThan(10);
  expect(texts.filter((text) => /\p{Script=Arabic}[,;?]/u.test(text))).toEqual([]);
});
