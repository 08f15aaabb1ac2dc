import type { ReadStore } from '../../ports/read-store.ts';
import { bodyOf } from '../projection.ts';
import { BULK_ACTIONS, BulkActionDocument } from './document.ts';

export interface BulkActionRow extends BulkActionDocument {
  readonly id: string;
}

/** The action; undefined where it is unknown or never started. */
export async function findBulkAction(store: ReadStore, id: string): Promise<BulkActionRow | undefined> {
  const document = await store.get(BULK_ACTIONS.name, id);
  const body = document && bodyOf(BulkActionDocument, document);
  return body?.present ? { ...body, id } : undefined;
}

/** A page of the actions; `-` sorts descending. */
export async function listBulkActions(
  store: ReadStore,
  { sort, limit, skip }: { readonly sort: string; readonly limit: number; readonly skip: number },
): Promise<{ readonly total: number; readonly rows: readonly BulkActionRow[] }> {
  const where = [{ field: 'present', is: true }];
  const [total, documents] = await Promise.all([
    store.count(BULK_ACTIONS.name, where),
    store.query(BULK_ACTIONS.name, { where, sort: [sort], limit, skip }),
  ]);
  const rows = documents.map((document) => ({ ...bodyOf(BulkActionDocument, document), id: document.id }));
  return { total, rows };
}
