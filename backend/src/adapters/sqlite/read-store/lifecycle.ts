import type { CollectionDefinition, Pause, Prepared } from '../../../ports/read-store.ts';
import type { Catalogue, GenerationEntry } from './catalogue.ts';
import type { Pauses } from './pauses.ts';
import type { StoredVersion } from './protocol.ts';

/**
 * Creates missing collections and returns those of another version. They get the new columns and indexes too: queries may
 * use them before the rebuild is done.
 */
export function prepare(catalogue: Catalogue, definitions: readonly CollectionDefinition[]): Prepared {
  const outdated: string[] = [];
  const newer: string[] = [];
  for (const definition of definitions) {
    const active = catalogue.find(definition.name, 'active');
    if (active === undefined) {
      catalogue.create(definition, 'active');
      continue;
    }
    catalogue.complete(active, definition);
    if (active.version < definition.version) outdated.push(definition.name);
    if (active.version > definition.version) newer.push(definition.name);
  }
  return { outdated, newer };
}

export function beginRebuild(
  catalogue: Catalogue,
  definition: CollectionDefinition,
  afresh: boolean,
): 'begun' | 'continued' | StoredVersion {
  const leftOver = catalogue.find(definition.name, 'next');
  const newest = Math.max(catalogue.find(definition.name, 'active')?.version ?? 0, leftOver?.version ?? 0);
  if (newest > definition.version) return { stored: newest };
  if (leftOver !== undefined && !afresh && isOf(definition, leftOver)) return 'continued';
  if (leftOver !== undefined) catalogue.drop(leftOver);
  catalogue.create(definition, 'next');
  return 'begun';
}

const isOf = ({ version, fields }: CollectionDefinition, entry: GenerationEntry): boolean =>
  entry.version === version && Object.keys(fields).every((field) => entry.fields.has(field));

export function swap(
  catalogue: Catalogue,
  pauses: Pauses,
  { name, version }: CollectionDefinition,
  pause: Pause,
): boolean | StoredVersion {
  const next = catalogue.find(name, 'next');
  if (next === undefined) throw new Error(`collection ${name} has no rebuild to swap in`);
  if (next.version !== version) return { stored: next.version };
  if (pauses.find(name) !== pause) return false;
  const active = catalogue.find(name, 'active');
  if (active !== undefined) catalogue.drop(active);
  catalogue.activate(next);
  pauses.end(name, pause);
  return true;
}
