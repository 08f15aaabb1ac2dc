// @built-apps web-user web-admin web-public

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { APP_BASE, type AppName, pageFile } from '@qlaim/backend/contract';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * The JavaScript that a page names in its HTML, in KB (1,000 bytes) after gzip. `first` is what it needs to be shown,
 * `all` includes what it needs for the server's first answer. Lower a figure after a page has become smaller.
 */
const BUDGETS = [
  { app: 'user', page: '/', first: 129.1, all: 181.1 },
  { app: 'user', page: '/login', first: 144, all: 190.5 },
  { app: 'admin', page: '/admin', first: 216.7, all: 216.7 },
] as const satisfies readonly { app: AppName; page: string; first: number; all: number }[];

/** Matches a script that the HTML of a page names, and whether it yields to others. */
const SCRIPT =
  /<(?:script type="module"|link rel="modulepreload") crossorigin( fetchpriority="low")? (?:src|href)="([^"]+)"/g;

/** Returns the scripts that the HTML of a page names. A missing build fails the test. */
function scriptsOf(app: AppName, page: string): readonly { path: string; later: boolean }[] {
  const dist = join(ROOT, `web-${app}`, 'dist');
  const html = readFileSync(join(dist, pageFile(page)), 'utf8');
  const scripts = Array.from(html.matchAll(SCRIPT), ([, later, address = '']) => ({
    path: join(dist, address.slice(APP_BASE[app].length)),
    later: later !== undefined,
  }));
  expect(scripts).toHaveLength(html.split('.js"').length - 1);
  return scripts;
}

/** In tenths, as the budgets are: scripts name others by hashes, so that the same code takes a few bytes more or less. */
const kilobytes = (paths: readonly string[]): number =>
  Math.round(paths.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0) / 100) /
  10;

describe.each(BUDGETS)('the page $page of web-$app, as it is built', ({ app, page, first, all }) => {
  const scripts = () => scriptsOf(app, page);

  it(`needs at most ${first} KB of JavaScript to be shown`, () => {
    expect(kilobytes(scripts().flatMap(({ path, later }) => (later ? [] : [path])))).toBeLessThanOrEqual(
      first,
    );
  });

  it(`loads at most ${all} KB of JavaScript at once`, () => {
    expect(kilobytes(scripts().map(({ path }) => path))).toBeLessThanOrEqual(all);
  });
});

/**
 * The JavaScript of a page for scanners, in KB: the script that its HTML names, and what that loads without a tap. Its HTML
 * has at most 30 KB (`web-public/src/server/page-sizes.spec.ts`). Pages that lead to a claim, notices and legal pages name none.
 */
const PUBLIC_BUDGET = 27.2;
const NAMED = /^main-[\w-]+\.js$/;
const AT_A_TAP = /^(enlarge|pdf-viewer)-/;

/** Matches a script that a built script loads, at once or later. */
const LOADED = /(?:from|import)\s*\(?[`"']\.\/([\w-]+\.js)[`"']/g;

it(`a page for scanners loads at most ${PUBLIC_BUDGET} KB of JavaScript`, () => {
  const folder = join(ROOT, 'web-public/dist/assets');
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file) || AT_A_TAP.test(file)) return;
    loaded.add(file);
    for (const [, other = ''] of readFileSync(join(folder, file), 'utf8').matchAll(LOADED)) load(other);
  };
  for (const file of readdirSync(folder)) if (NAMED.test(file)) load(file);
  // The script that the page names, the slider, and what the slider and the overlays share.
  expect(loaded.size).toBeGreaterThanOrEqual(3);
  expect(kilobytes([...loaded].map((file) => join(folder, file)))).toBeLessThanOrEqual(PUBLIC_BUDGET);
});
