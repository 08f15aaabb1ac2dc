// @built-apps web-user web-admin

import { readFileSync } from 'node:fs';
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
  { app: 'user', page: '/', first: 130.9, all: 180.7 },
  { app: 'user', page: '/login', first: 145.6, all: 190 },
  { app: 'admin', page: '/admin', first: 215.9, all: 215.9 },
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

const kilobytes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0) / 1000;

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
