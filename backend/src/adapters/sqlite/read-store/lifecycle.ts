import type { CollectionDefinition } from '../../../ports/read-store.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Creates missing collections and returns the outdated ones. These get the new columns and indexes too: queries may use
 * them before the rebuild is done.
 */
export function prepare(
  catalogue: Catalogue,
  definitions: readonly CollectionDefinition[],
): readonly string[] {
  const outdated: string[] = [];
  for (const definition of definitions) {
    const active = catalogue.find(definition.name, 'active');
    if (active === undefined) {
      catalogue.create(definition, 'active');
      continue;
    }
    catalogue.complete(active, definition);
    if (active.version !== definition.version) outdated.push(definition.name);
  }
  return outdated;
}

export function beginRebuild(catalogue: Catalogue, definition: CollectionDefinition): null {
  const leftOver = catalogue.find(definition.name, 'next');
  if (leftOver !== undefined) catalogue.drop(leftOver);
  catalogue.create(definition, 'next');
  return null;
}

export function swap(catalogue: Catalogue, collection: string, from: string | null): boolean {
  const next = catalogue.find(collection, 'next');
  if (next === undefined) throw new Error(`collection ${collection} has no rebuild to swap in`);
  const active = catalogue.find(collection, 'active');
  if ((active?.checkpoint ?? null) !== from) return false;
  if (active !== undefined) catalogue.drop(active);
  catalogue.activate(next);
  return true;
}
