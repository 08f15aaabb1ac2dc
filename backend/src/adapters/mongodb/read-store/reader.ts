import type { FindCursor } from 'mongodb';
import type { Condition, IdPage, IntegerOf, Query, StoredDocument } from '../../../ports/read-store.ts';
import type { GenerationRecord } from './catalogue.ts';
import { type DocumentRecord, type Documents, pathOf, toDocument } from './documents.ts';
import { filterOf } from './filter.ts';
import { orderOf } from './order.ts';

/** Documents in one response. The server ends a response at 16 MB anyway. */
const BATCH = 10_000;

export function getMany(documents: Documents, ids: readonly string[]): Promise<StoredDocument[]> {
  return all(documents.find({ _id: { $in: [...ids] } }), ids.length);
}

export async function query(
  documents: Documents,
  generation: GenerationRecord,
  asked: Query,
): Promise<StoredDocument[]> {
  const { limit } = asked;
  const cursor = cursorOf(documents, generation, asked);
  // MongoDB reads a limit of 0 as no limit.
  return limit === 0 ? [] : all(cursor, limit);
}

export async function integers(
  documents: Documents,
  generation: GenerationRecord,
  field: string,
  asked: Query,
): Promise<IntegerOf[]> {
  assertFields(generation, [field]);
  const { limit } = asked;
  const cursor = cursorOf(documents, generation, asked).project<Projected>({ [pathOf(field)]: 1 });
  if (limit === 0) return [];
  const found = await cursor.batchSize(Math.min(limit + 1, BATCH)).toArray();
  return found.map(({ _id, body }) => {
    const value = body?.[field];
    return [_id, typeof value === 'number' ? value : null];
  });
}

/** A document with one field. */
type Projected = Pick<DocumentRecord, '_id'> & Partial<Pick<DocumentRecord, 'body'>>;

function cursorOf(
  documents: Documents,
  generation: GenerationRecord,
  { where = [], sort = [], limit, skip = 0 }: Query,
): FindCursor<DocumentRecord> {
  assertFields(generation, [...where.map(({ field }) => field), ...sort.map((key) => key.replace(/^-/, ''))]);
  return documents.find(filterOf(where)).sort(orderOf(sort)).skip(skip).limit(limit);
}

export async function ids(
  documents: Documents,
  generation: GenerationRecord,
  { where = [], after, limit }: IdPage,
): Promise<string[]> {
  assertFields(
    generation,
    where.map(({ field }) => field),
  );
  if (limit === 0) return [];
  const cursor = documents
    .find({ $and: [filterOf(where), { _id: { $gt: after } }] }, { projection: { _id: 1 } })
    .sort({ _id: 1 })
    .limit(limit)
    .batchSize(Math.min(limit + 1, BATCH));
  return (await cursor.toArray()).map(({ _id }) => _id);
}

export async function count(
  documents: Documents,
  generation: GenerationRecord,
  where: readonly Condition[],
): Promise<number> {
  assertFields(
    generation,
    where.map(({ field }) => field),
  );
  return documents.countDocuments(filterOf(where));
}

export function page(documents: Documents, after: string, limit: number): Promise<StoredDocument[]> {
  return all(
    documents
      .find({ _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit),
    limit,
  );
}

/** Reads in one response where possible: a batch of one more than expected lets the server see the end. */
async function all(cursor: FindCursor<DocumentRecord>, expected: number): Promise<StoredDocument[]> {
  return (await cursor.batchSize(Math.min(expected + 1, BATCH)).toArray()).map(toDocument);
}

function assertFields({ fields }: GenerationRecord, named: readonly string[]): void {
  const unknown = named.find((field) => field !== 'id' && !fields.includes(field));
  if (unknown !== undefined) throw new Error(`the collection defines no field ${JSON.stringify(unknown)}`);
}
