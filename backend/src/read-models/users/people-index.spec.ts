import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT } from '../../domain/account/account.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { StoredDocument } from '../../ports/read-store.ts';
import { registerAda } from '../../testing/ada.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { PeopleIndex } from './people-index.ts';

const body = {
  present: true,
  firstName: 'Ben',
  lastName: 'Byron',
  email: 'Ben@example.com',
  role: 'user',
  provider: 'local',
  emailVerified: true,
  disabled: false,
  twoStep: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  usedAt: '2026-01-01T00:00:00.000Z',
  erasedAt: null,
};
const documentOf = (id: string, changes: Partial<typeof body> = {}): StoredDocument => ({
  id,
  revisions: {},
  version: 1,
  body: { ...body, ...changes },
});

let fixture: Fixture;
let index: PeopleIndex;
let reads = 0;
beforeAll(async () => {
  fixture = await openFixture();
  index = new PeopleIndex({
    log: fixture.log,
    store: {
      ...fixture.store,
      async *scan() {
        reads += 1;
        yield documentOf('ben');
        yield documentOf('bea', { firstName: 'María del', lastName: 'Carmen', email: 'bea@example.com' });
        yield documentOf('gone', { firstName: '[erased]', lastName: '[erased]', email: '[erased]' });
      },
    },
  });
});
afterAll(() => fixture.close());

it('reads all people once, when it is warmed, or by the first search', async () => {
  index.warm();
  index.warm();
  expect(await index.find('ben@')).toEqual(['ben']);
  expect(reads).toBe(1);
});

it('finds people by a part of their e-mail, in any case', async () => {
  expect(await index.find('BE')).toEqual(['bea', 'ben']);
  expect(await index.find('ben@')).toEqual(['ben']);
  expect(await index.find('example')).toEqual(['bea', 'ben']);
  expect(await index.find('nobody@')).toEqual([]);
  expect(await index.find('[')).toEqual([]);
});

it('finds people by a part of their name, with or without accents', async () => {
  expect(await index.find('byr')).toEqual(['ben']);
  expect(await index.find('yron')).toEqual(['ben']);
  expect(await index.find('Del  Car')).toEqual(['bea']);
  expect(await index.find('maria')).toEqual(['bea']);
  expect(await index.find('MARÍA DEL')).toEqual(['bea']);
  expect(await index.find('ben byron')).toEqual(['ben']);
  expect(await index.find('ron ben')).toEqual([]);
});

it('puts a beginning before a part', async () => {
  expect(await index.find('b')).toEqual(['bea', 'ben']);
  expect(await index.find('on')).toEqual(['ben']);
  expect(await index.find('e')).toEqual(['bea', 'ben']);
  expect(await index.find('by')).toEqual(['ben']);
});

it('finds who has signed up since, without reading everybody again', async () => {
  const made = await registerAda(fixture);
  if (!made.ok) throw new Error('Ada is not registered');
  const both = await Promise.all([index.find('ada'), index.find('ada')]);
  expect(both).toEqual([[made.value.userId], [made.value.userId]]);
  const stream = ACCOUNT.streamOf(made.value.userId);
  const meta = { id: fixture.random.uuid(), at: '2026-01-01T00:00:00.000Z', actor: SYSTEM };
  const events = [{ ...meta, type: 'PersonErased', data: {} }];
  await fixture.log.append({ stream, expected: made.value.revision, events });
  expect(await index.find('ada')).toEqual([]);
  expect(reads).toBe(1);
});

it('reads everybody again once memory was emptied', async () => {
  index.forgetAll();
  expect(await index.find('ben')).toEqual(['ben']);
  expect(reads).toBe(2);
});
