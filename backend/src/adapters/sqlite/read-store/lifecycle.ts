import { isDeepStrictEqual } from 'node:util';
import type { CollectionDefinition, Pause, Prepared } from '../../../ports/read-store.ts';
import type { Catalogue, GenerationEntry } from './catalogue.ts';
import type { Pauses } from './pauses.ts';
import type { StoredVersion } from './protocol.ts';
import { shapeOf } from './shape.ts';

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
      catalogue.addIndexes(catalogue.create(definition, 'active'), definition);
      continue;
    }
    catalogue.addFields(active, definition);
    catalogue.addIndexes(active, definition);
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

/** Whether a left over generation may be filled further: it lies as a new one would. */
const isOf = (
  definition: CollectionDefinition,
  { version, columns, lists, blank }: GenerationEntry,
): boolean =>
  version === definition.version && isDeepStrictEqual({ columns, lists, blank }, shapeOf(definition));

/** Makes the indexes of a generation that is filled. Does nothing without one. */
export function makeIndexes(catalogue: Catalogue, definition: CollectionDefinition): void {
  const next = catalogue.find(definition.name, 'next');
  if (next?.version === definition.version) catalogue.addIndexes(next, definition);
}

export function swap(
  catalogue: Catalogue,
  pauses: Pauses,
  definition: CollectionDefinition,
  pause: Pause,
): boolean | StoredVersion {
  const { name, version } = definition;
  const next = catalogue.find(name, 'next');
  if (next === undefined) throw new Error(`collection ${name} has no rebuild to swap in`);
  if (next.version !== version) return { stored: next.version };
  if (pauses.find(name) !== pause) return false;
  catalogue.addIndexes(next, definition);
  const active = catalogue.find(name, 'active');
  if (active !== undefined) catalogue.drop(active);
  catalogue.activate(next);
  pauses.end(name, pause);
  return true;
}
