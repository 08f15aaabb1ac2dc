import { expect, it } from 'vitest';
import { builtFiles } from './support/built-files.ts';
import { partsOf } from './support/syntax.ts';

/** Rules without which a page cannot be read. What only makes it finer may be missing. */
const LATER = [/light-dark\(/, /@scope\b/, /@function\b/, /(?<![a-z-])if\(/, /sibling-index\(/];

/** Beside, rules that iOS 15 or Chrome 90 skip, with all that they hold. Decorations in them are missed by nobody. */
const AFTER_IOS_15 = [
  ...LATER,
  /@layer\b/,
  /@container\b/,
  /@property\b/,
  /@starting-style\b/,
  /@media[^{]*[<>]/,
  /[{;}]\s*&/,
  /\d(?:[sld]v[hwbi]|lvmin|cq[whib])\b/,
  /\boklch\(|\boklab\(|\blch\(/,
];

/** One of these in a list of selectors takes the whole list away where a browser does not know it. */
const LATER_SELECTOR = /:has\(|:focus-visible|:popover-open|:modal\b|:user-(?:in)?valid|::backdrop|:open\b/;

/** The styles without their questions whether the browser has something. */
const unasked = (css: string): string => css.replaceAll(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

const spoiltLists = (css: string): readonly string[] =>
  Array.from(css.matchAll(/[{}]([^{}@]+)\{/g), ([, selectors = '']) => selectors).filter(
    (selectors) => selectors.includes(',') && LATER_SELECTOR.test(selectors),
  );

const findings = (css: string, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) => {
    const at = css.search(pattern);
    return at < 0 ? [] : [css.slice(Math.max(at - 40, 0), at + 60)];
  });

/** The styles that each page of the owner's app holds. */
const ownerStyles = () =>
  builtFiles('web-user/dist/login.html').map(({ text }) => /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '');

/** The styles of the pages that the server renders for scanners: texts of the renderer. */
const scanStyles = () =>
  builtFiles('web-public/dist/.server/pages.mjs').flatMap(({ text }) =>
    Array.from(partsOf(text), (part) =>
      part.type === 'Literal' && 'value' in part && typeof part.value === 'string' ? part.value : '',
    ).filter((literal) => literal.includes('{--') && literal.includes('}')),
  );

it('no built style has rules that the oldest browsers lack', () => {
  const styles = [...builtFiles('web-*/dist/assets/**/*.css').map(({ text }) => text), ...ownerStyles()];
  expect(styles.length).toBeGreaterThan(3);
  expect(styles.flatMap((css) => findings(css, LATER))).toEqual([]);
});

it.each([
  ['the sign-in', ownerStyles, 1],
  ['scan and claim pages', scanStyles, 2],
] as const)('no style of %s hides anything from iOS 15 or Chrome 90', (_pages, read, least) => {
  const styles = read().map(unasked);
  expect(styles.length).toBeGreaterThanOrEqual(least);
  expect(styles.flatMap((css) => findings(css, AFTER_IOS_15))).toEqual([]);
  expect(styles.flatMap(spoiltLists)).toEqual([]);
});

it('finds media in ranges, nested rules, and lists that a selector spoils', () => {
  expect(findings('@media (width>=768px){a{b:c}}', AFTER_IOS_15)).toHaveLength(1);
  expect(findings('a{b:c;&:hover{d:e}}', AFTER_IOS_15)).toHaveLength(1);
  expect(findings('a{height:100dvh}', AFTER_IOS_15)).toHaveLength(1);
  expect(findings(unasked('@supports (height:100dvh){a{height:100dvh}}b{c:d}'), AFTER_IOS_15)).toEqual([]);
  expect(spoiltLists('}a:has(b),c{d:e}')).toHaveLength(1);
});
