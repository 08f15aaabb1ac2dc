import { textAfter } from '../../../ports/read-store-order.ts';

/** An SQL condition on `stream`, with its values. It compares by range, so that no character is special. */
export function prefixCondition(prefixes: readonly string[] | undefined): {
  readonly sql: string;
  readonly values: readonly string[];
} {
  if (!prefixes || prefixes.includes('')) return { sql: 'TRUE', values: [] };
  const ranges = prefixes.map((prefix) => ({ prefix, end: textAfter(prefix) }));
  const parts = ranges.map(({ end }) => (end === undefined ? 'stream >= ?' : '(stream >= ? AND stream < ?)'));
  return {
    sql: `(${parts.join(' OR ') || 'FALSE'})`,
    values: ranges.flatMap(({ prefix, end }) => (end === undefined ? [prefix] : [prefix, end])),
  };
}
