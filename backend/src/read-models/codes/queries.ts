import type { InfoType } from '../../domain/qr-code/content/index.ts';
import type { Condition, ReadStore, StoredDocument } from '../../ports/read-store.ts';
import { bodyOf } from '../projection.ts';
import { CODES, CodeDocument } from './document.ts';
import { type CodeFilters, conditions } from './filters.ts';
import { NO_SCAN_COUNTS, type ScanCounts } from './scan-counts.ts';

export interface CodeRow extends CodeDocument {
  readonly code: string;
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

const WithScans = CodeDocument.pick({ present: true, scanCount: true, scanDays: true });

/** The scans that a document of a code has, or the part of it that is told; none of a deleted code. */
export function scansIn({ body }: Pick<StoredDocument, 'body'>): Scans {
  const { present, ...scans } = WithScans.parse(body);
  return present ? scans : NO_SCANS;
}

/** The scans of a code; none where the read model does not know it yet. */
export async function scansOf(store: ReadStore, code: string): Promise<Scans> {
  const { scanCount, scanDays } = (await findCode(store, code)) ?? NO_SCANS;
  return { scanCount, scanDays };
}

/** Codes that one query names. Engines limit the size of a query; more codes take several. */
export const MOST_IN_QUERY = 100_000;

export async function listCodes(
  store: ReadStore,
  page: CodePage,
): Promise<{ total: number; rows: readonly CodeRow[] }> {
  const [total, rows] = await Promise.all([countCodes(store, page.filters), pageOfCodes(store, page)]);
  return { total, rows };
}

/** A page of codes without the total. */
export async function pageOfCodes(
  store: ReadStore,
  { filters, sort, limit, skip }: CodePage,
): Promise<readonly CodeRow[]> {
  const documents = await store.query(CODES.name, { where: conditions(filters), sort, limit, skip });
  return documents.map(codeRow);
}

/** Divides filters that name more codes than one query may. Each code is in one part. */
function partsOf(filters: CodeFilters, mostInQuery: number): readonly CodeFilters[] {
  const { codes } = filters;
  if (codes === undefined || codes.length <= mostInQuery) return [filters];
  const unique = [...new Set(codes)];
  const starts = Array.from(
    { length: Math.ceil(unique.length / mostInQuery) },
    (_, part) => part * mostInQuery,
  );
  return starts.map((start) => ({ ...filters, codes: unique.slice(start, start + mostInQuery) }));
}

/** The codes of these ids, in their order. One that is deleted meanwhile is missing. */
export async function codesOf(store: ReadStore, codes: readonly string[]): Promise<readonly CodeRow[]> {
  if (codes.length === 0) return [];
  const documents = await store.getMany(CODES.name, codes);
  const byId = new Map(documents.map((document) => [document.id, document]));
  return codes
    .flatMap((code) => byId.get(code) ?? [])
    .map(codeRow)
    .filter(({ present }) => present);
}

/** How many codes match. */
export const countCodes = (store: ReadStore, filters: CodeFilters): Promise<number> =>
  store.count(CODES.name, conditions(filters));

const Counted = CodeDocument.pick({ scanCount: true });

/** How often these codes were scanned, with the events that the counts hold. Unknown codes are missing. */
export async function scanCountsOf(store: ReadStore, codes: readonly string[]) {
  const documents = await store.getMany(CODES.name, codes);
  return documents.map((document) => ({
    code: document.id,
    count: bodyOf(Counted, document).scanCount,
    revisions: document.revisions,
  }));
}

/** How many codes were claimed by their owner in a time, ISO 8601: `from` inclusive, `to` exclusive. */
export const countClaimed = (store: ReadStore, from: string, to: string): Promise<number> =>
  store.count(CODES.name, [...conditions({}), { field: 'claimedAt', from, to }]);

/** The codes that come first in the order of a field, such as `-scanCount`. */
export async function firstCodes(store: ReadStore, sort: string, limit: number): Promise<readonly CodeRow[]> {
  const where = [{ field: 'present', is: true }];
  return (await store.query(CODES.name, { where, sort: [sort], limit })).map(codeRow);
}

const ID_PAGE = 10_000;

/** The short codes of all codes that match, in their order. */
export async function matchingCodes(
  store: ReadStore,
  filters: CodeFilters,
  mostInQuery = MOST_IN_QUERY,
): Promise<readonly string[]> {
  const parts = partsOf(filters, mostInQuery);
  const found: string[] = [];
  for (const part of parts) for (const code of await idsOf(store, part)) found.push(code);
  return parts.length === 1 ? found : found.sort();
}

async function idsOf(store: ReadStore, filters: CodeFilters): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const page of pagesOfIds(store, filters)) for (const code of page) found.push(code);
  return found;
}

/** The short codes of all codes that match, in their order, some thousand at a time. */
export const pagesOfIds = (store: ReadStore, filters: CodeFilters): AsyncGenerator<readonly string[]> =>
  pagesOfIdsWhere(store, conditions(filters));

async function* pagesOfIdsWhere(
  store: ReadStore,
  where: readonly Condition[],
): AsyncGenerator<readonly string[]> {
  let after = '';
  for (;;) {
    const page = await store.ids(CODES.name, { where, after, limit: ID_PAGE });
    yield page;
    after = page.at(-1) ?? after;
    if (page.length < ID_PAGE) return;
  }
}

/** Counts the codes of a batch: all that are present, those with an owner, and the approved ones. */
export async function countBatch(
  store: ReadStore,
  batchId: string,
): Promise<{ readonly present: number; readonly claimed: number; readonly approved: number }> {
  const where = conditions({ batchId });
  const [present, claimed, approved] = await Promise.all([
    store.count(CODES.name, where),
    store.count(CODES.name, [...where, { field: 'owner', from: '' }]),
    store.count(CODES.name, [...where, { field: 'approved', is: true }]),
  ]);
  return { present, claimed, approved };
}

const OWNED_LIMIT = 1000;

export interface OwnedPage {
  readonly rows: readonly CodeRow[];
  /** How many to skip for the next page; undefined on the last one. */
  readonly next: number | undefined;
}

interface OwnedWanted {
  readonly skip?: number | undefined;
  /** Only codes that lead to this type. */
  readonly type?: InfoType | undefined;
}

/** A page of a user's codes, the last that became theirs first: a thousand at most. */
export async function ownedPage(
  store: ReadStore,
  owner: string,
  { skip = 0, type }: OwnedWanted = {},
): Promise<OwnedPage> {
  const documents = await store.query(CODES.name, {
    where: [{ field: 'owner', is: owner }, ...(type === undefined ? [] : [{ field: 'infoType', is: type }])],
    sort: ['-ownedSince'],
    limit: OWNED_LIMIT,
    skip,
  });
  return {
    rows: documents.map(codeRow).filter(({ present }) => present),
    next: documents.length < OWNED_LIMIT ? undefined : skip + OWNED_LIMIT,
  };
}

/** The codes that a user owns or once owned, also deleted ones, some thousand at a time: some twice. Codes may change hands meanwhile. */
export async function* codesEverOwnedBy(store: ReadStore, user: string): AsyncGenerator<readonly string[]> {
  yield* pagesOfIdsWhere(store, [{ field: 'owner', is: user }]);
  yield* pagesOfIdsWhere(store, [{ field: 'formerOwners', has: user }]);
}

/** A user's codes, the last that became theirs first; a thousand at most. */
export const codesOwnedBy = async (store: ReadStore, owner: string): Promise<readonly CodeRow[]> =>
  (await ownedPage(store, owner)).rows;

/** Every code of a user, the last that became theirs first. */
export async function* allCodesOwnedBy(store: ReadStore, owner: string): AsyncGenerator<CodeRow> {
  for (let skip: number | undefined = 0; skip !== undefined; ) {
    const page: OwnedPage = await ownedPage(store, owner, { skip });
    yield* page.rows;
    skip = page.next;
  }
}
