import { afterAll, beforeAll, expect, it } from 'vitest';
import { CODES } from '../../../read-models/codes/document.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { countMatching } from './find-codes.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.store.prepare([CODES]);
  const writes = ['A', 'B'].map((id) => ({ id, body: { present: true, approved: id === 'A' }, seen: 0 }));
  await fixture.store.commit({
    collection: CODES.name,
    version: CODES.version,
    from: null,
    to: '1',
    writes: writes.map((write) => ({ ...write, revisions: {} })),
  });
});
afterAll(() => fixture.close());

const counted = (isSooner: boolean) => {
  const search = {
    warm: () => undefined,
    isSooner: () => isSooner,
    find: async ({ approved }: { readonly approved?: boolean | undefined }) => ({
      total: approved === false ? 7 : 9,
      codes: [],
    }),
    tags: async () => [],
  };
  const context = { search, store: fixture.store };
  return Promise.all([countMatching(context, {}), countMatching(context, { approved: false })]);
};

it('counts in the read model while the index fills', async () =>
  expect(await counted(false)).toEqual([2, 1]));
it('counts in the index once that is sooner', async () => expect(await counted(true)).toEqual([9, 7]));
