import { describe, expect, it } from 'vitest';
import { exists, read } from '../infra/files.ts';

const text = read('docs', 'security.md');

interface Row {
  readonly id: string;
  readonly level: string;
  readonly state: string;
}

/** A line of the tables at the end: id, level, requirement and state. */
const rows: readonly Row[] = Array.from(
  text.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| ([^|]+) \|$/gm),
  ([, id = '', level = '', state = '']) => ({ id, level, state }),
);

const idsIn = (part: string): readonly string[] => part.match(/\b\d+\.\d+\.\d+\b/g) ?? [];
const codesIn = (part: string): readonly string[] =>
  Array.from(part.matchAll(/`([^`\s]+)`/g), ([, code = '']) => code);

/** The paths that the page names: in the lines of what is met, and wherever else a folder of the repository begins one. */
const paths = new Set([
  ...rows.filter(({ state }) => state.startsWith('met: ')).flatMap(({ state }) => codesIn(state)),
  ...codesIn(text).filter((code) => /^(\.ci|backend|docs|e2e|infra|scripts|web-[a-z]+)\//.test(code)),
]);

describe('docs/security.md', () => {
  it('has each of the 70 requirements of level 1 and the 183 of level 2 of ASVS 5.0.0 once', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
    expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
  });

  it('says of each that it is met by a file, not applicable, or open', () => {
    const vague = rows.filter(
      ({ state }) => !/^(met: `[^`]+`(, `[^`]+`)*|not applicable: \S.*|\*\*open\*\*: \S.*)$/.test(state),
    );
    expect(vague).toEqual([]);
  });

  it('names paths that exist', () => {
    expect(paths.size).toBeGreaterThan(100);
    expect([...paths].filter((path) => !exists(path))).toEqual([]);
  });

  it('links to pages that exist', () => {
    const links = Array.from(text.matchAll(/\]\(([^)#:]+\.md)/g), ([, link = '']) => link);
    expect(links.filter((link) => !exists('docs', link))).toEqual([]);
  });

  it('explains each open requirement, and no other, and counts them', () => {
    const summary = text.split(/^## /m).find((section) => section.startsWith('Open requirements')) ?? '';
    const explained = Array.from(summary.matchAll(/^\| [^|]+ \| ([\d., ]+) \|/gm), ([, ids = '']) =>
      idsIn(ids),
    ).flat();
    const starting = (word: string) => rows.filter(({ state }) => state.startsWith(word));
    const [met, open, not] = [starting('met'), starting('**open**'), starting('not applicable')];
    expect(explained.toSorted()).toEqual(open.map(({ id }) => id).toSorted());
    expect(summary).toContain(
      `${met.length} are met, ${not.length} do not apply, and ${open.length} are open`,
    );
  });
});
