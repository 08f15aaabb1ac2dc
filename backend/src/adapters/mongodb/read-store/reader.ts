import type { FindCursor } from 'mongodb';
import type { Condition, IdPage, Query, StoredDocument } from '../../../ports/read-store.ts';
import type { GenerationRecord } from './catalogue.ts';
import { type DocumentRecord, type Documents, toDocument } from './documents.ts';
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
  { where = [], sort = [], limit, skip = 0 }: Query,
): Promise<StoredDocument[]> {
  assertFields(generation, [...where.map(({ field }) => field), ...sort.map((key) => key.replace(/^-/, ''))]);
  // MongoDB reads a limit of 0 as no limit.
  if (limit === 0) return [];
  return all(documents.find(filterOf(where)).sort(orderOf(sort)).skip(skip).limit(limit), limit);
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
