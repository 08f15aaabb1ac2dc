import { VersionConflict } from '../../../ports/errors.ts';
import type { CollectionDefinition, Pause } from '../../../ports/read-store.ts';
import { isDuplicateKey, isMissingCollection } from '../errors.ts';
import type { Catalogue, CatalogueRecord, GenerationRecord } from './catalogue.ts';
import { indexesOf } from './order.ts';

/** Creates what is missing. Returns the stored version: one that differs serves until a rebuild is done. */
export async function prepare(
  catalogue: Catalogue,
  definition: CollectionDefinition,
  inBackground: (work: Promise<unknown>) => void,
): Promise<number> {
  const { name, fields } = definition;
  const record = (await catalogue.find(name)) ?? undefined;
  const active = record?.active ?? (await createFirst(catalogue, definition));
  const missing = Object.keys(fields).filter((field) => !active.fields.includes(field));
  if (missing.length > 0) await catalogue.addFields(name, active, missing);
  // On a large collection this may take minutes; queries run meanwhile, but slower.
  if (record?.active) inBackground(createIndexes(catalogue, definition, active.number));
  return active.version;
}

/** Of several processes that start at once, each creates a generation, and the first one activated stays. */
async function createFirst(
  catalogue: Catalogue,
  definition: CollectionDefinition,
): Promise<GenerationRecord> {
  const created = await create(catalogue, definition);
  if (created === 'overtaken') return activeOf(definition.name, await catalogue.find(definition.name));
  if (await catalogue.activateFirst(definition.name, created)) return created;
  await catalogue.documents(definition.name, created.number).drop();
  return activeOf(definition.name, await catalogue.find(definition.name));
}

/** The sweep drops the generation of an earlier rebuild. */
export async function beginRebuild(
  catalogue: Catalogue,
  definition: CollectionDefinition,
  afresh: boolean,
): Promise<'begun' | 'continued'> {
  for (;;) {
    const record = await catalogue.find(definition.name);
    const newest = Math.max(record?.active?.version ?? 0, record?.next?.version ?? 0);
    if (newest > definition.version) throw new VersionConflict(definition.name, newest, definition.version);
    if (!afresh && record?.next && isOf(definition, record.next)) return 'continued';
    const created = await generationOf(catalogue, definition);
    if (await catalogue.beginNext(definition.name, created)) return 'begun';
  }
}

/** Makes the indexes of a generation that is filled. The sweep may drop an overtaken one meanwhile. */
export async function makeIndexes(catalogue: Catalogue, definition: CollectionDefinition): Promise<void> {
  const next = (await catalogue.find(definition.name))?.next;
  if (next?.version !== definition.version) return;
  try {
    await createIndexes(catalogue, definition, next.number);
  } catch (error) {
    const now = (await catalogue.find(definition.name))?.next;
    if (now?.number === next.number) throw error;
  }
}

const isOf = ({ version, fields }: CollectionDefinition, generation: GenerationRecord): boolean =>
  generation.version === version && Object.keys(fields).every((field) => generation.fields.includes(field));

export async function pauseWrites(catalogue: Catalogue, collection: string): Promise<Pause> {
  const pause = await takeNumber(catalogue, collection);
  await catalogue.setPause(collection, pause);
  return pause;
}

export async function swap(
  catalogue: Catalogue,
  definition: CollectionDefinition,
  pause: Pause,
): Promise<boolean> {
  const { name, version } = definition;
  await makeIndexes(catalogue, definition);
  if (await catalogue.swap(name, version, pause)) return true;
  const next = (await catalogue.find(name))?.next;
  if (next === undefined) throw new Error(`collection ${name} has no rebuild to swap in`);
  if (next.version !== version) throw new VersionConflict(name, next.version, version);
  return false;
}

export function activeOf(collection: string, record: CatalogueRecord | null): GenerationRecord {
  if (record?.active === undefined) throw new Error(`collection ${collection} was never prepared`);
  return record.active;
}

/** Returns `overtaken` where a process with a later number was faster: its sweep drops what this one creates. */
async function create(
  catalogue: Catalogue,
  definition: CollectionDefinition,
): Promise<GenerationRecord | 'overtaken'> {
  const { name } = definition;
  const generation = await generationOf(catalogue, definition);
  const { number } = generation;
  try {
    await createIndexes(catalogue, definition, number);
  } catch (error) {
    const record = await catalogue.find(name);
    const newest = Math.max(record?.active?.number ?? 0, record?.next?.number ?? 0);
    if (newest > number) return 'overtaken';
    throw error;
  }
  return generation;
}

/** A generation with a number that no other has. */
async function generationOf(
  catalogue: Catalogue,
  { name, version, fields }: CollectionDefinition,
): Promise<GenerationRecord> {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`not a collection name: ${JSON.stringify(name)}`);
  const number = await takeNumber(catalogue, name);
  return { number, version, fields: Object.keys(fields), checkpoint: null };
}

/** Two processes that create the same record at once may get a duplicate key. */
async function takeNumber(catalogue: Catalogue, name: string): Promise<number> {
  try {
    return await catalogue.nextNumber(name);
  } catch (error) {
    if (isDuplicateKey(error)) return await catalogue.nextNumber(name);
    throw error;
  }
}

/**
 * Creates the collection too, and keeps existing indexes. FerretDB may not find a collection that it has just created
 * while other processes create theirs.
 */
async function createIndexes(
  catalogue: Catalogue,
  definition: CollectionDefinition,
  number: number,
): Promise<void> {
  const indexes = indexesOf(definition);
  if (indexes.length === 0) return;
  const documents = catalogue.documents(definition.name, number);
  try {
    await documents.createIndexes(indexes);
  } catch (error) {
    if (!isMissingCollection(error)) throw error;
    await documents.createIndexes(indexes);
  }
}
