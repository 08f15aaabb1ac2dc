import { afterAll, beforeAll, expect, it } from 'vitest';
import { BLANK_CODE, CODES } from '../../../read-models/codes/document.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { countMatching, mostScanned } from './find-codes.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.store.prepare([CODES]);
  const bodyOf = (id: string) => ({
    ...BLANK_CODE,
    present: true,
    approved: id === 'A',
    prepared: {},
    files: {},
  });
  const writes = ['A', 'B'].map((id) => ({ id, body: bodyOf(id), seen: 0 }));
  await fixture.store.commit({
    collection: CODES.name,
    version: CODES.version,
    from: null,
    to: '1',
    writes: writes.map((write) => ({ ...write, revisions: {} })),
  });
});
afterAll(() => fixture.close());

const contextOf = (isSooner: boolean) => ({
  search: {
    warm: () => undefined,
    isSooner: () => isSooner,
    find: async ({ approved }: { readonly approved?: boolean | undefined }) => ({
      total: approved === false ? 7 : 9,
      codes: ['A'],
    }),
    tags: async () => [],
    batches: async () => [],
  },
  store: fixture.store,
});
const counted = (isSooner: boolean) =>
  Promise.all([{}, { approved: false }].map((filter) => countMatching(contextOf(isSooner), filter)));
const first = async (isSooner: boolean) =>
  (await mostScanned(contextOf(isSooner), 5)).map(({ code }) => code);

it('asks the read model while the index fills', async () => {
  expect(await counted(false)).toEqual([2, 1]);
  expect(await first(false)).toEqual(['B', 'A']);
});
it('asks the index once that is sooner', async () => {
  expect(await counted(true)).toEqual([9, 7]);
  expect(await first(true)).toEqual(['A']);
});
