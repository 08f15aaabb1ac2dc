import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '../ports/json/json.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { sealedReadStore } from './sealed-read-store.ts';

const NOTES = { name: 'notes', version: 1, fields: {}, indexes: [] };

let fixture: Fixture;
let store: ReadStore;
beforeEach(async () => {
  fixture = await openFixture();
  await fixture.store.prepare([NOTES]);
  store = sealedReadStore(fixture.store, fixture.keys, [
    { collection: 'notes', erased: { text: '[erased]' }, personOf: (_id, { owner }) => String(owner) },
  ]);
});
afterEach(() => fixture.close());

async function write(seen: number, body: JsonObject): Promise<void> {
  const from = await store.checkpoint('notes', 'active');
  const writes = [{ id: 'one', seen, revisions: {}, body }];
  const to = String(seen + 1);
  expect(
    await store.commit({ collection: 'notes', version: 1, generation: 'active', from, to, writes }),
  ).toBe('committed');
}

it('finds a sealed list by its texts, which no disk holds', async () => {
  const LISTS = {
    name: 'lists',
    version: 1,
    fields: { marks: 'texts', scans: 'integer' },
    indexes: [['marks']],
  } as const;
  await fixture.store.prepare([LISTS]);
  const sealed = sealedReadStore(fixture.store, fixture.keys, [
    { collection: 'lists', erased: { marks: [] }, personOf: () => 'rosa', findable: 'marks' },
  ]);
  const body = { marks: ['spring', 'vip'], scans: 1 };
  const writes = [{ id: 'one', seen: 0, revisions: {}, body }];
  await sealed.commit({ collection: 'lists', version: 1, from: null, to: '1', writes });

  expect(JSON.stringify(await fixture.store.get('lists', 'one'))).not.toMatch(/spring|vip/);
  const find = async (has: string) => {
    const where = [{ field: 'marks', has }];
    const found = await sealed.query('lists', { where, limit: 9 });
    expect(await sealed.count('lists', where)).toBe(found.length);
    expect(await sealed.ids('lists', { where, after: '', limit: 9 })).toHaveLength(found.length);
    expect(await sealed.integers('lists', 'scans', { where, limit: 9 })).toHaveLength(found.length);
    return found.map((document) => document.body);
  };
  expect(await find('vip')).toEqual([body]);
  expect(await find('vi')).toEqual([]);
});

const stored = async () => (await fixture.store.get('notes', 'one'))?.body['sealed'];
const read = async () => (await store.get('notes', 'one'))?.body;

it('leaves fields sealed for a writer that changes none of them', async () => {
  await write(0, { owner: 'rosa', text: 'for my sister', scans: 1 });
  const [closed] = await store.getMany('notes', ['one'], 'active', { sealed: true });
  expect(closed?.body).toEqual({ owner: 'rosa', scans: 1, sealed: await stored() });
  const writes = [{ id: 'one', seen: 1, revisions: {}, body: { ...closed?.body, scans: 2 } }];
  expect(
    await store.commit({ collection: 'notes', version: 1, from: '1', to: '2', writes, sealed: true }),
  ).toBe('committed');
  expect(await stored()).toBe(closed?.body['sealed']);
  expect(await read()).toEqual({ owner: 'rosa', text: 'for my sister', scans: 2 });
});

it('keeps the sealed text of fields that did not change', async () => {
  await write(0, { owner: 'rosa', text: 'a walk', scans: 1 });
  const first = await stored();
  expect(first).toMatch(/^v1\./);

  await write(1, { ...(await read()), scans: 2 });

  expect(await stored()).toBe(first);
  expect(await read()).toEqual({ owner: 'rosa', text: 'a walk', scans: 2 });
});

it('remembers nothing that a pass over all documents has opened', async () => {
  await write(0, { owner: 'rosa', text: 'a walk' });
  const first = await stored();
  const passed = await Array.fromAsync(store.scan('notes'));
  expect(passed.map(({ body }) => body)).toEqual([{ owner: 'rosa', text: 'a walk' }]);

  await write(1, { owner: 'rosa', text: 'a walk', scans: 1 });

  expect(await stored()).not.toBe(first);
});

it('seals what changed, and under another key for another person', async () => {
  await write(0, { owner: 'rosa', text: 'a walk' });
  const first = await stored();
  await write(1, { ...(await read()), text: 'a swim' });
  const second = await stored();
  await write(2, { ...(await read()), owner: 'jan' });

  expect(new Set([first, second, await stored()]).size).toBe(3);
  expect(await read()).toEqual({ owner: 'jan', text: 'a swim' });
});

it('forgets what it opened with the key of its person', async () => {
  await write(0, { owner: 'rosa', text: 'a walk' });
  expect(await read()).toMatchObject({ text: 'a walk' });

  await fixture.keys.erase('rosa');

  expect(await read()).toEqual({ owner: 'rosa', text: '[erased]' });
  await write(1, { ...(await read()), text: 'a walk' });
  expect(await stored()).toBeUndefined();
});
