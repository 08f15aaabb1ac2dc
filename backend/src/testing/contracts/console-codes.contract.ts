import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CODE_SORT_FIELDS, type CodeFilter } from '../../contract/routes/admin.ts';
import { allConsoleCodes, listConsoleCodes } from '../../http/api/codes/list-console-codes.ts';
import { createdBetween } from '../../http/edge/dates.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { CODES, CodeDocument } from '../../read-models/codes/document.ts';
import { NO_SCAN_COUNTS } from '../../read-models/codes/scan-counts.ts';
import { CodeIndex } from '../../read-models/codes/search/code-index.ts';
import type { ReadStoreBacking } from './read-store-suite.contract.ts';

const CODE_COUNT = 60;
const BATCHES = ['one', 'two', 'three'] as const;
const NAMES = [null, 'Blue bag', 'blue hat', 'Red bag'] as const;
const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03'] as const;
const at = (day: number) => `2026-11-0${(day % 4) + 1}T10:00:00.000Z`;

/** Codes whose fields repeat in different rhythms, so that every combination of filters leaves some. */
const ROWS = Array.from({ length: CODE_COUNT }, (_, n) => {
  const approved = n % 2 === 0;
  return {
    id: `${'ABCD'[n % 4]}${String((n * 37) % 1000).padStart(9, '0')}`,
    body: CodeDocument.parse({
      ...NO_SCAN_COUNTS,
      present: n % 13 !== 0,
      deleted: n % 13 === 0,
      batchId: BATCHES[n % 3],
      createdAt: at(n),
      approved,
      approvedAt: approved ? at(n + 1) : null,
      active: n % 5 !== 0,
      restricted: false,
      owner: null,
      claimedAt: null,
      name: NAMES[n % 7] ?? null,
      infoType: null,
      content: null,
      edits: 0,
      prepared: {},
      files: {},
      image: null,
      imageUploadedAt: n % 6 === 0 ? at(n + 2) : null,
      note: null,
      scanCount: n % 11,
    }),
  };
});
type Row = (typeof ROWS)[number];

const filter: fc.Arbitrary<CodeFilter> = fc.record(
  {
    q: fc.constantFrom('', ' ', 'bag', 'blue', 'A0', '7', 'nothing at all'),
    link: fc.constantFrom('A', 'B0', 'D'),
    startDate: fc.constantFrom(...DAYS),
    endDate: fc.constantFrom(...DAYS),
    isActive: fc.boolean(),
    approved: fc.boolean(),
    batchId: fc.constantFrom(...BATCHES, 'none'),
    id: fc.subarray(ROWS.map(({ id }) => id)),
  },
  { requiredKeys: [] },
);

/** What a look at every code finds. */
function fits({ id, body }: Row, wanted: CodeFilter): boolean {
  const { createdFrom = '', createdTo = '~' } = createdBetween(wanted.startDate, wanted.endDate);
  const text = wanted.q?.trim().toLowerCase() ?? '';
  return (
    body.present &&
    (id.toLowerCase().includes(text) || (body.name?.toLowerCase().includes(text) ?? false)) &&
    id.startsWith(wanted.link ?? '') &&
    body.createdAt >= createdFrom &&
    body.createdAt < createdTo &&
    (wanted.isActive ?? body.active) === body.active &&
    (wanted.approved ?? body.approved) === body.approved &&
    (wanted.batchId ?? body.batchId) === body.batchId &&
    (wanted.id?.includes(id) ?? true)
  );
}

const KEYS: Readonly<Record<(typeof CODE_SORT_FIELDS)[number], (row: Row) => string | number>> = {
  id: ({ id }) => id,
  createdAt: ({ body }) => body.createdAt,
  approvedDate: ({ body }) => body.approvedAt ?? '',
  scanCount: ({ body }) => body.scanCount,
  imageUploadDate: ({ body }) => body.imageUploadedAt ?? '',
};

function inOrder(field: keyof typeof KEYS, order: 'ASC' | 'DESC') {
  const key = KEYS[field];
  return (one: Row, other: Row): number => {
    const [a, b] = [key(one), key(other)];
    const ascending = a === b ? (one.id < other.id ? -1 : 1) : a < b ? -1 : 1;
    return order === 'ASC' ? ascending : -ascending;
  };
}

/** Lists of the console, their totals, and 'all that match' are what a look at every code finds, in any store. */
export function consoleCodesContract(open: () => Promise<ReadStoreBacking>): void {
  let opening: ReadStoreBacking;
  let store: ReadStore;
  const index = new CodeIndex();
  beforeAll(async () => {
    opening = await open();
    store = await opening.open();
    await store.prepare([CODES]);
    const writes = ROWS.map(({ id, body }) => ({ id, body: { ...body }, revisions: {}, seen: 0 }));
    await store.commit({ collection: CODES.name, version: CODES.version, from: null, to: '1', writes });
    for (const { id, body } of ROWS) index.put(id, { ...body, status: body.present ? 'present' : 'deleted' });
  });
  afterAll(async () => {
    await store?.close();
    await opening?.dispose();
  });

  const page = fc.record({
    filter,
    sort: fc.tuple(fc.constantFrom(...CODE_SORT_FIELDS), fc.constantFrom('ASC' as const, 'DESC' as const)),
    skip: fc.nat(CODE_COUNT),
    limit: fc.integer({ min: 1, max: 20 }),
  });

  it('has the codes, the total and all that match, for any filter, search, order and page', async () => {
    await fc.assert(
      fc.asyncProperty(
        page,
        fc.boolean(),
        fc.constantFrom(1, 7, 1000),
        async (asked, sooner, mostInQuery) => {
          const search = {
            warm: () => undefined,
            isSooner: () => sooner,
            find: async (wanted: Parameters<CodeIndex['search']>[0]) => index.search(wanted),
          };
          const expected = ROWS.filter((row) => fits(row, asked.filter)).toSorted(inOrder(...asked.sort));
          const list = await listConsoleCodes({ store, search }, asked, mostInQuery);
          const all = await allConsoleCodes({ store, search }, asked.filter, mostInQuery);
          expect({
            total: list.ok && list.value.total,
            codes: list.ok && list.value.rows.map(({ code }) => code),
            all: all.ok && all.value,
          }).toEqual({
            total: expected.length,
            codes: expected.slice(asked.skip, asked.skip + asked.limit).map(({ id }) => id),
            all: expected.map(({ id }) => id).toSorted(),
          });
        },
      ),
      { numRuns: 300 },
    );
  });
}
