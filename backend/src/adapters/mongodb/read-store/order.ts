import type { IndexDescription } from 'mongodb';
import type { CollectionDefinition } from '../../../ports/read-store.ts';
import { indexKeys, type SortKey, sortKeys } from '../../../ports/read-store-order.ts';
import { pathOf } from './documents.ts';

/** A map, because an object orders its keys by rules of its own: `1` would come first. */
export type Order = Map<string, 1 | -1>;

/** MongoDB sorts missing and null as equal and lowest, and text without collation by code point, as the port requires. */
export function orderOf(keys: readonly string[]): Order {
  return inOrder(sortKeys(keys));
}

const inOrder = (keys: readonly SortKey[]): Order =>
  new Map(keys.map(({ field, descends }) => [pathOf(field), descends ? -1 : 1]));

export function indexesOf({ indexes }: CollectionDefinition): IndexDescription[] {
  return indexes.map((keys) => {
    if (keys.length === 0) throw new Error('an index needs a field');
    return { key: inOrder(indexKeys(keys)), name: keys.join(',') };
  });
}
