/** A condition on `stream` for SQL, and its values; by range, so that every character means itself. */
export function prefixCondition(prefixes: readonly string[] | undefined): {
  readonly sql: string;
  readonly values: readonly string[];
} {
  if (!prefixes || prefixes.includes('')) return { sql: 'TRUE', values: [] };
  const ranges = prefixes.map((prefix) => ({ prefix, end: firstBehind(prefix) }));
  const parts = ranges.map(({ end }) => (end === undefined ? 'stream >= ?' : '(stream >= ? AND stream < ?)'));
  return {
    sql: `(${parts.join(' OR ') || 'FALSE'})`,
    values: ranges.flatMap(({ prefix, end }) => (end === undefined ? [prefix] : [prefix, end])),
  };
}

const LAST_CODE_POINT = 0x10ffff;

/** The least text that is greater than every text with the prefix, by code point; undefined when there is none. */
export function firstBehind(prefix: string): string | undefined {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  for (let last = points.pop(); last !== undefined; last = points.pop()) {
    if (last === LAST_CODE_POINT) continue;
    const next = last === 0xd7ff ? 0xe000 : last + 1;
    return String.fromCodePoint(...points, next);
  }
  return undefined;
}
