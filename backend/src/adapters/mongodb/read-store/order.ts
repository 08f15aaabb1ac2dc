import type { IndexDescription } from 'mongodb';
import type { CollectionDefinition } from '../../../ports/read-store.ts';
import { sortKeys } from '../../../ports/read-store-order.ts';
import { pathOf } from './documents.ts';

/** A map, because the order of an object's keys is not ours to choose: `1` would come first. */
export type Order = Map<string, 1 | -1>;

/** Missing and null are equal and lowest to MongoDB, as the port wants it; text without collation is ordered by code point. */
export function orderOf(keys: readonly string[]): Order {
  return new Map(sortKeys(keys).map(({ field, descends }) => [pathOf(field), descends ? -1 : 1]));
}

export function indexesOf({ indexes }: CollectionDefinition): IndexDescription[] {
  return indexes.map((keys) => {
    if (keys.length === 0) throw new Error('an index needs a field');
    return { key: orderOf(keys), name: keys.join(',') };
  });
}
