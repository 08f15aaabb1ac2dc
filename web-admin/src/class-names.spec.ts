import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = import.meta.dirname;

const read = (pattern: string): readonly { file: string; text: string }[] =>
  globSync(pattern, { cwd: FOLDER })
    .filter((file) => !basename(file).includes('.spec.'))
    .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));

const styles = read('**/*.css').map(({ file, text }) => ({ file, text: text.replace(/\/\*.*?\*\//gs, '') }));
const components = read('**/*.{ts,tsx}')
  .map(({ text }) => text)
  .join('\n');

const found = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
];
const styled = found(styles.map(({ text }) => text).join('\n'), /\.(qa-[\w-]+)/g);
/** Names that are written out, and what others begin with. */
const named = found(components, /(?<!-)\b(qa-[\w-]*[\w])(?!-?\$\{|[\w-])/g);
const begun = found(components, /(?<!-)\b(qa-[\w-]*)\$\{/g);

/** Styles are loaded with their section and stay, so that a name in two files would restyle another section. */
it('a class of the console is styled by one file', () => {
  const files = new Map<string, Set<string>>();
  for (const { file, text } of styles)
    for (const name of found(text, /(?:^|[{},])\s*(?::where\()?\.(qa-[\w-]+)/g))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  expect([...files].filter(([, { size }]) => size > 1)).toEqual([]);
});

it('every class that is styled is used', () => {
  expect(styled.length).toBeGreaterThan(100);
  const used = (name: string) => named.includes(name) || begun.some((start) => name.startsWith(start));
  expect(styled.filter((name) => !used(name))).toEqual([]);
});

it('every class that is used is styled', () => {
  expect(named.filter((name) => !styled.includes(name))).toEqual([]);
});
