import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EngineUnavailable } from '../ports/errors.ts';
import type { ReadStore, StoredDocument } from '../ports/read-store.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { documentsReached } from './wait.ts';

let fixture: Fixture;

beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const awaited = ['a', 'b'].map((id) => ({ id, stream: `code-${id}`, revision: 3 }));
const document = (id: string, revision: number): StoredDocument => ({
  id,
  version: 1,
  revisions: { [`code-${id}`]: revision },
  body: {},
});
const reached = (getMany: ReadStore['getMany']) =>
  documentsReached({ ...fixture.store, getMany }, 'codes', awaited);

it('waits for the last of the documents', async () => {
  let revision = 2;
  const waiting = reached(async (_name, ids) => ids.map((id) => document(id, revision)));
  await sleep(50);
  revision = 3;
  expect(await waiting).toBe(true);
});

it('returns false after two seconds where the store is behind, away, or does not respond', async () => {
  const startedAt = performance.now();
  const outcomes = await Promise.all([
    reached(async () => []),
    reached(() => Promise.reject(new EngineUnavailable('MongoDB'))),
    reached(() => new Promise<never>(() => {})),
  ]);
  expect(outcomes).toEqual([false, false, false]);
  expect(performance.now() - startedAt).toBeGreaterThan(1990);
});

it('passes on an error that is not an outage', async () => {
  await expect(reached(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
});

it('looks at once when it is told of a commit', async () => {
  let revision = 2;
  let looks = 0;
  let tell = () => {};
  const store: ReadStore = {
    ...fixture.store,
    committed: () => new Promise((resolve) => (tell = resolve)),
    getMany: async (_name, ids) => {
      looks += 1;
      return ids.map((id) => document(id, revision));
    },
  };
  const never = 3_600_000;
  const waiting = documentsReached(store, 'codes', awaited.slice(0, 1), never);
  await new Promise(setImmediate);
  revision = 3;
  tell();
  expect(await waiting).toBe(true);
  expect(looks).toBe(2);
});
