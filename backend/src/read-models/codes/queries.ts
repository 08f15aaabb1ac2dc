import type { Condition, ReadStore } from '../../ports/read-store.ts';
import { bodyOf } from '../projection.ts';
import { CODES, CodeDocument } from './document.ts';
import { NO_SCAN_COUNTS, type ScanCounts } from './scan-counts.ts';

export interface CodeRow extends CodeDocument {
  readonly code: string;
}

/** Filters of a list of codes. Dates are ISO 8601: `from` inclusive, `to` exclusive. */
export interface CodeFilters {
  readonly codePrefix?: string | undefined;
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  readonly active?: boolean | undefined;
  readonly approved?: boolean | undefined;
  readonly codes?: readonly string[] | undefined;
}

export interface CodePage {
  readonly filters: CodeFilters;
  /** Fields of the collection; `-` sorts descending. */
  readonly sort: readonly string[];
  readonly limit: number;
  readonly skip: number;
}

/** A stored document as a row. */
export const codeRow = (document: Parameters<typeof bodyOf>[1]): CodeRow => ({
  ...bodyOf(CodeDocument, document),
  code: document.id,
});

/** The code; undefined where it is unknown or deleted. */
export async function findCode(store: ReadStore, code: string): Promise<CodeRow | undefined> {
  const document = await store.get(CODES.name, code);
  const found = document && codeRow(document);
  return found?.present ? found : undefined;
}

/** What every view of a code shows of its scans. */
export type Scans = Pick<ScanCounts, 'scanCount' | 'scanDays'>;

/** What only the statistics of a code show. */
export type ScanDetails = Omit<ScanCounts, keyof Scans>;

export const NO_SCANS: Scans = NO_SCAN_COUNTS;

/** The scans of a code; none where the read model does not know it yet. */
export async function scansOf(store: ReadStore, code: string): Promise<Scans> {
  const { scanCount, scanDays } = (await findCode(store, code)) ?? NO_SCANS;
  return { scanCount, scanDays };
}

export async function listCodes(
  store: ReadStore,
  page: CodePage,
): Promise<{ total: number; rows: readonly CodeRow[] }> {
  const where = conditions(page.filters);
  const { sort, limit, skip } = page;
  const [total, documents] = await Promise.all([
    countCodes(store, page.filters),
    store.query(CODES.name, { where, sort, limit, skip }),
  ]);
  return { total, rows: documents.map(codeRow) };
}

/** How many codes match. */
export const countCodes = (store: ReadStore, filters: CodeFilters): Promise<number> =>
  store.count(CODES.name, conditions(filters));

/** The codes that come first in the order of a field: `-scanCount`, `-claimedAt`. */
export async function firstCodes(store: ReadStore, sort: string, limit: number): Promise<readonly CodeRow[]> {
  const where = [{ field: 'present', is: true }];
  return (await store.query(CODES.name, { where, sort: [sort], limit })).map(codeRow);
}

const OWNED_LIMIT = 1000;

/** A user's codes, the last claimed first; a thousand at most. */
export async function codesOwnedBy(store: ReadStore, owner: string): Promise<readonly CodeRow[]> {
  const where = [{ field: 'owner', is: owner }];
  const documents = await store.query(CODES.name, { where, sort: ['-claimedAt'], limit: OWNED_LIMIT });
  return documents.map(codeRow).filter(({ present }) => present);
}

/** Every code of a user, the last claimed first. */
export async function* allCodesOwnedBy(store: ReadStore, owner: string): AsyncGenerator<CodeRow> {
  const where = [{ field: 'owner', is: owner }];
  for (let skip = 0; ; skip += OWNED_LIMIT) {
    const documents = await store.query(CODES.name, {
      where,
      sort: ['-claimedAt'],
      limit: OWNED_LIMIT,
      skip,
    });
    for (const row of documents.map(codeRow)) if (row.present) yield row;
    if (documents.length < OWNED_LIMIT) return;
  }
}

function conditions({
  codePrefix,
  createdFrom,
  createdTo,
  active,
  approved,
  codes,
}: CodeFilters): readonly Condition[] {
  const where: Condition[] = [{ field: 'present', is: true }];
  if (codePrefix) where.push({ field: 'id', startsWith: codePrefix });
  if (createdFrom) where.push({ field: 'createdAt', from: createdFrom });
  if (createdTo) where.push({ field: 'createdAt', to: createdTo });
  if (active !== undefined) where.push({ field: 'active', is: active });
  if (approved !== undefined) where.push({ field: 'approved', is: approved });
  if (codes) where.push({ field: 'id', oneOf: codes });
  return where;
}
