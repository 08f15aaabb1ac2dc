import type { Subscription } from '../../../ports/event-feed.ts';
import { textAfter } from '../../../ports/read-store-order.ts';

interface SqlCondition {
  readonly sql: string;
  readonly values: readonly string[];
}

/** An SQL condition on `stream` and `type`, with its values. */
export function wantedCondition({ streams, types }: Pick<Subscription, 'streams' | 'types'>): SqlCondition {
  const { sql, values } = prefixCondition(streams);
  if (!types) return { sql, values };
  const places = types.map(() => '?').join(', ');
  return { sql: `${sql} AND type IN (${places})`, values: [...values, ...types] };
}

/** An SQL condition on `stream`, with its values. It compares by range, so that no character is special. */
export function prefixCondition(prefixes: readonly string[] | undefined): SqlCondition {
  if (!prefixes || prefixes.includes('')) return { sql: 'TRUE', values: [] };
  const ranges = prefixes.map((prefix) => ({ prefix, end: textAfter(prefix) }));
  const parts = ranges.map(({ end }) => (end === undefined ? 'stream >= ?' : '(stream >= ? AND stream < ?)'));
  return {
    sql: `(${parts.join(' OR ') || 'FALSE'})`,
    values: ranges.flatMap(({ prefix, end }) => (end === undefined ? [prefix] : [prefix, end])),
  };
}
