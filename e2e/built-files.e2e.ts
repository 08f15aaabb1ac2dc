import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { LATER_CALLS, LATER_METHODS } from './support/later-calls.ts';

const ROOT = join(import.meta.dirname, '..');

/** Loaded where a browser is new enough; any other opens the file itself. */
const PDF_VIEWER = /[/\\]pdf/;

const builtFiles = (ending: 'js' | 'css') =>
  globSync(`web-*/dist/assets/**/*.${ending}`, { cwd: ROOT }).filter((file) => !PDF_VIEWER.test(file));

/** A call behind a question whether the browser has it is none. A lookbehind of a pattern is syntax that no build lowers. */
const CALLS = [
  /\(\?<[=!]/,
  ...LATER_CALLS.map(([owner, name]) => new RegExp(`(?<!\\?|&&)\\b${owner}\\.${name}\\(`)),
  ...LATER_METHODS.map((name) => new RegExp(`\\.${name}\\(`)),
];

/** Rules without which a page cannot be read. What only makes it finer may be missing. */
const STYLES = [/light-dark\(/, /@scope\b/, /@function\b/, /(?<![a-z-])if\(/, /sibling-index\(/];

it.each([
  ['js', CALLS],
  ['css', STYLES],
] as const)('no built %s calls what the oldest browsers lack', (ending, patterns) => {
  const files = builtFiles(ending);
  expect(files.length).toBeGreaterThan(3);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return patterns.flatMap((pattern) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [`${file}: ${text.slice(Math.max(at - 40, 0), at + 40)}`];
    });
  });
  expect(found).toEqual([]);
});

/** The last version of the language whose syntax they all know. */
const SYNTAX = { ecmaVersion: 2022, sourceType: 'module' } as const;

it('no built script has syntax that the oldest browsers lack', () => {
  expect(() => parse('const pattern = /[a-z]/v;', SYNTAX)).toThrow();
  const found = builtFiles('js').flatMap((file) => {
    try {
      parse(readFileSync(join(ROOT, file), 'utf8'), SYNTAX);
      return [];
    } catch (error) {
      return [`${file}: ${error}`];
    }
  });
  expect(found).toEqual([]);
});
