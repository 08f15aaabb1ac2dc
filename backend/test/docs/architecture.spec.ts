import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exists, inRoot, read } from '../infra/files.ts';

const WALKS = readdirSync(inRoot('docs/walks')).map((name) => `docs/walks/${name}`);
const PAGES = ['docs/architecture.md', 'docs/glossary.md', 'docs/email-reservations.md', ...WALKS];

/** The folders that hold sources, and those in which a page may begin a path. */
const HOLDERS = [
  '',
  'backend/',
  'backend/src/',
  'backend/src/http/',
  'web-user/src/',
  'web-user/src/features/',
];
const SOURCES = [
  '.ci',
  'backend',
  'docs',
  'e2e',
  'infra',
  'scripts',
  'web-admin',
  'web-kit',
  'web-public',
  'web-user',
];

/** What a page sets as code and writes as a path: with an ending of a file or of a folder. */
const pathsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/`([\w.@-][\w./@-]*(?:\.(?:ts|tsx|md|mjs|cjs)|\/))`/g), ([, path = '']) => path);

const names = new Set(
  SOURCES.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) => basename(name)),
  ),
);

/** A name alone is that of a file which the sentence places. */
const isThere = (path: string): boolean =>
  HOLDERS.some((holder) => exists(`${holder}${path}`)) || (!path.includes('/') && names.has(path));

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  it('names paths that exist', () => {
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([]);
  });

  it('links to pages that exist', () => {
    const folder = page.slice(0, page.lastIndexOf('/'));
    const links = Array.from(text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g), ([, link = '']) => link);
    expect(links.filter((link) => !exists(`${folder}/${link}`))).toEqual([]);
  });
});

describe('docs/walks', () => {
  it('are listed, each once', () => {
    const listed = Array.from(
      read('docs/walks/README.md').matchAll(/\]\(([\w-]+\.md)\)/g),
      ([, one = '']) => one,
    );
    const written = WALKS.map((path) => basename(path)).filter((name) => name !== 'README.md');
    expect(listed.toSorted()).toEqual(written.toSorted());
  });
});

describe('the table of changes', () => {
  const rows = Array.from(
    read('docs/architecture.md').matchAll(/^\| [^|]+ \| ([^|]*`[^|]+) \| ([^|]+) \|$/gm),
    ([, files = '', test = '']) => ({ files, test }),
  );

  it('names files and a test for at least 15 changes', () => {
    const full = rows.filter(({ test }) => pathsIn(test).length > 0);
    expect(full.length).toBeGreaterThanOrEqual(15);
    expect(full.flatMap(({ files }) => pathsIn(files)).length).toBeGreaterThan(30);
  });
});
