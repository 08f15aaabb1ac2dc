import type { Condition, ReadStore } from '../../ports/read-store.ts';
import { bodyOf } from '../projection.ts';
import { NOTICES, NoticeDocument } from './document.ts';

export interface NoticeRow extends NoticeDocument {
  /** The number. */
  readonly id: string;
}

export interface NoticePage {
  /** `open` finds all that waits, with what is contested first. */
  readonly status?: NoticeDocument['status'] | undefined;
  readonly code?: string | undefined;
  /** `-` sorts descending. */
  readonly sort: string;
  readonly limit: number;
  readonly skip: number;
}

/** A page of the notices that match. */
export async function listNotices(
  store: ReadStore,
  { status, code, sort, limit, skip }: NoticePage,
): Promise<{ readonly total: number; readonly rows: readonly NoticeRow[] }> {
  const waits = status === 'open';
  const where: Condition[] = [
    ...(waits ? [{ field: 'waits', is: true }] : []),
    ...(status === undefined || waits ? [] : [{ field: 'status', is: status }]),
    ...(code === undefined ? [] : [{ field: 'code', is: code }]),
  ];
  const [total, documents] = await Promise.all([
    store.count(NOTICES.name, where),
    store.query(NOTICES.name, { where, sort: waits ? ['turn', sort] : [sort], limit, skip }),
  ]);
  return {
    total,
    rows: documents.map((document) => ({ ...bodyOf(NoticeDocument, document), id: document.id })),
  };
}

/** The numbers of the newest decisions about what a person stored, or got with a code. */
export async function decisionsFor(
  store: ReadStore,
  owner: string,
  limit: number,
): Promise<readonly string[]> {
  const where = [{ field: 'owners', has: owner }];
  const documents = await store.query(NOTICES.name, { where, sort: ['-decidedAt'], limit, skip: 0 });
  return documents.map(({ id }) => id);
}
