import { z } from 'zod';
import { unreachable } from '../../domain/never.ts';
import type { QrBatchEvent } from '../../domain/qr-batch/events.ts';
import { QR_BATCH } from '../../domain/qr-batch/qr-batch.ts';
import type { CollectionDefinition, ReadStore } from '../../ports/read-store.ts';
import { folded } from '../codes/search/folded.ts';
import { bodyOf, type Happened, projectionOf } from '../projection.ts';

/** Codes that were generated together. The states of the codes are counted among the codes. */
export const BatchDocument = z.object({
  present: z.boolean(),
  createdAt: z.string(),
  /** The id of the admin; null for the system. */
  createdBy: z.string().nullable(),
  /** How many codes were generated. */
  size: z.int(),
  name: z.string(),
  note: z.string(),
});
export type BatchDocument = z.infer<typeof BatchDocument>;

export const BATCHES: CollectionDefinition = {
  name: 'batches',
  version: 2,
  fields: { present: 'boolean', createdAt: 'text', size: 'integer' },
  indexes: [
    ['present', '-createdAt'],
    ['present', '-size'],
  ],
};

const blank: BatchDocument = {
  present: false,
  createdAt: '',
  createdBy: null,
  size: 0,
  name: '',
  note: '',
};

type BatchChange = Happened<QrBatchEvent> & { readonly by: string | null };

function applyEvent(batch: BatchDocument, event: BatchChange): BatchDocument {
  switch (event.type) {
    case 'BatchGenerated':
      return {
        ...blank,
        present: true,
        createdAt: event.at,
        createdBy: event.by,
        size: event.data.codes.length,
      };
    case 'BatchImported':
      return { ...blank, present: true, createdAt: event.at, createdBy: event.by, size: event.data.size };
    case 'BatchNamed':
      return { ...batch, name: event.data.name };
    case 'BatchNoted':
      return { ...batch, note: event.data.note };
    case 'BatchExpanded':
      return batch;
    default:
      return unreachable(event);
  }
}

export const batchesProjection = projectionOf({
  definition: BATCHES,
  schema: BatchDocument,
  streams: [QR_BATCH.prefix],
  changes: (event, emit) => {
    const batchId = QR_BATCH.keyOf(event.stream);
    if (batchId === undefined || !QR_BATCH.recognises(event))
      throw new Error(`${event.type} of ${event.stream} is not for the batches`);
    emit(batchId, { ...event, by: event.actor.id });
  },
  evolve: (batch: BatchDocument = blank, events: readonly BatchChange[]) => events.reduce(applyEvent, batch),
});

export interface BatchRow extends BatchDocument {
  readonly id: string;
}

export async function findBatch(store: ReadStore, id: string): Promise<BatchRow | undefined> {
  const document = await store.get(BATCHES.name, id);
  return document && { ...bodyOf(BatchDocument, document), id };
}

/** The batches of these ids, by their id. Those that the read model does not know yet are missing. */
export async function batchesOf(
  store: ReadStore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BatchDocument>> {
  if (ids.length === 0) return new Map();
  const documents = await store.getMany(BATCHES.name, ids);
  return new Map(documents.map((document) => [document.id, bodyOf(BatchDocument, document)]));
}

/** A page of the batches; `-` sorts descending. */
export async function listBatches(
  store: ReadStore,
  page: {
    readonly sort: string;
    readonly limit: number;
    readonly skip: number;
    readonly ids?: readonly string[] | undefined;
  },
): Promise<{ readonly total: number; readonly rows: readonly BatchRow[] }> {
  const { sort, limit, skip, ids } = page;
  const where = [{ field: 'present', is: true }, ...(ids ? [{ field: 'id', oneOf: ids }] : [])];
  const [total, documents] = await Promise.all([
    store.count(BATCHES.name, where),
    store.query(BATCHES.name, { where, sort: [sort], limit, skip }),
  ]);
  return {
    total,
    rows: documents.map((document) => ({ ...bodyOf(BatchDocument, document), id: document.id })),
  };
}

/** So many batches are read for their names, which the store can't search. */
const MOST_SEARCHED = 1000;

/** Those of the newest batches whose name contains a text, or whose id begins with it. */
export async function newestNamed(
  store: ReadStore,
  text: string,
  most: number,
): Promise<readonly BatchRow[]> {
  const wanted = folded(text.trim());
  const page = { sort: ['-createdAt'], limit: MOST_SEARCHED };
  const documents = await store.query(BATCHES.name, { where: [{ field: 'present', is: true }], ...page });
  return documents
    .map((document) => ({ ...bodyOf(BatchDocument, document), id: document.id }))
    .filter(({ id, name }) => folded(name).includes(wanted) || id.startsWith(wanted))
    .slice(0, most);
}
