import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CODE_SORT_FIELDS } from '../../contract/routes/admin.ts';
import { allConsoleCodes, listConsoleCodes } from '../../http/api/codes/list-console-codes.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { CodeIndex } from '../../read-models/codes/search/code-index.ts';
import { anyFilter, BATCHES, CODE_COUNT, fits, inOrder, OWNERS, ROWS } from './console-codes-rows.ts';
import type { ReadStoreBacking } from './read-store/read-store-suite.contract.ts';

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
    for (const { id, body } of ROWS) {
      index.put(id, { ...body, status: body.present ? 'present' : 'deleted' });
      index.putScanCount(id, body.scanCount);
    }
    for (const [owner, name] of Object.entries(OWNERS)) index.putPerson(owner, { name });
    for (const [batch, name] of Object.entries(BATCHES)) index.putBatchName(batch, name);
  });
  afterAll(async () => {
    await store?.close();
    await opening?.dispose();
  });

  const page = fc.record({
    filter: anyFilter,
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
            tags: async () => [],
            batches: async () => [],
          };
          const expected = ROWS.filter((row) => fits(row, asked.filter)).toSorted(inOrder(...asked.sort));
          const list = await listConsoleCodes({ store, search }, asked);
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
      { numRuns: 1000 },
    );
  });
}
