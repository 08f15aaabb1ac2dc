import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const MOST_FILES = 30;
const SOURCES = [
  'backend/src',
  'backend/test',
  'backend/bench',
  'backend/demo',
  'e2e',
  'web-admin/src',
  'web-kit/src',
  'web-public/src',
  'web-user/src',
];

const all = SOURCES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((name) => /\.tsx?$/.test(name));
const files = all.filter((name) => !/\.(spec|contract)\.tsx?$/.test(name));

/** The relative imports of a file, as paths from the root. */
const importsOf = (file: string): readonly string[] =>
  Array.from(
    readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g),
    ([, target = '']) => normalize(join(dirname(file), target)),
  );

/** An import between two folders that lie beside each other in `parent`. */
interface Use {
  readonly parent: string;
  readonly user: string;
  readonly used: string;
}

/** Returns the folders between which an import leads; undefined where one of the files lies directly in `parent`. */
function useBetween(from: string, to: string): Use | undefined {
  const [one, other] = [from.split('/'), to.split('/')];
  const shared = one.findIndex((part, place) => part !== other[place]);
  if (shared < 0 || shared >= one.length - 1 || shared >= other.length - 1) return undefined;
  const upTo = (path: readonly string[], length: number) => path.slice(0, length).join('/');
  return { parent: upTo(one, shared), user: upTo(one, shared + 1), used: upTo(other, shared + 1) };
}

const uses = files.flatMap((from) => importsOf(from).flatMap((to) => useBetween(from, to) ?? []));

/** Returns the folders that lead back to themselves. */
function knotted(links: readonly Use[]): readonly string[] {
  const next = Map.groupBy(links, ({ user }) => user);
  const reached = (from: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const { used } of next.get(from) ?? []) if (!seen.has(used)) reached(used, seen.add(used));
    return seen;
  };
  return [...next.keys()].filter((folder) => reached(folder).has(folder));
}

describe('the folders of the sources', () => {
  it('never import each other in a circle', () => {
    expect(uses.length).toBeGreaterThan(2000);
    const rooms = [...Map.groupBy(uses, ({ parent }) => parent).values()];
    expect(rooms.flatMap(knotted)).toEqual([]);
  });

  it(`hold at most ${MOST_FILES} files each`, () => {
    const held = Map.groupBy(all, (file) => dirname(file));
    const crowded = [...held].filter(([, { length }]) => length > MOST_FILES);
    expect(crowded.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
  });
});
