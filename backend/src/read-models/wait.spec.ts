import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../ports/errors.ts';
import type { Committed, ReadStore, StoredDocument } from '../ports/read-store.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { documentReached, documentsReached, reachedDocument } from './wait.ts';

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

describe('a store that says what it commits', () => {
  const NEVER = 3_600_000;
  let revision: number;
  let looks: number;
  let tell: (documents: Committed) => void;
  const waiting = () => {
    const store: ReadStore = {
      ...fixture.store,
      committed: (_collection, listener) => {
        tell = listener;
        return () => undefined;
      },
      getMany: async (_name, ids) => {
        looks += 1;
        return ids.map((id) => document(id, revision));
      },
    };
    return documentsReached(store, 'codes', awaited, NEVER);
  };
  /** Tells, and lets who waits ask for the next commit. */
  const told = async (documents: Committed) => {
    tell(documents);
    await new Promise(setImmediate);
  };

  beforeEach(() => {
    revision = 2;
    looks = 0;
  });

  it('is not asked where it says all that is waited for', async () => {
    const reached = waiting();
    await told([document('c', 9), document('b', 2)]);
    await told([document('a', 4)]);
    await told([document('b', 3)]);
    expect(await reached).toBe(true);
    expect(looks).toBe(0);
  });

  it('is asked for the others at once where it says the last one', async () => {
    const reached = waiting();
    revision = 3;
    await told([document('b', 3)]);
    expect(await reached).toBe(true);
    expect(looks).toBe(1);
  });

  it('is asked at once after a large commit', async () => {
    const reached = waiting();
    revision = 3;
    await told(undefined);
    expect(await reached).toBe(true);
    expect(looks).toBe(2);
  });
});

it('finds what such a store has said before', async () => {
  const store: ReadStore = {
    ...fixture.store,
    committed: () => () => undefined,
    getMany: async (_name, ids) => ids.map((id) => document(id, 3)),
  };
  expect(await documentsReached(store, 'codes', awaited)).toBe(true);
});

it('gives what is told of a document, and hears no more then', async () => {
  const listeners = new Set<(documents: Committed) => void>();
  const store: ReadStore = {
    ...fixture.store,
    committed: (_collection, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const one = { collection: 'codes', id: 'a', stream: 'code-a', revision: 3 };
  const reached = [reachedDocument(store, one), documentReached(store, one)];
  const told = { ...document('a', 3), body: { scanCount: 7 } };
  for (const listener of listeners) listener([told]);
  expect(await Promise.all(reached)).toEqual([told, true]);
  expect(listeners.size).toBe(0);
});

it('looks at once for a revision that is not of now', async () => {
  const looks: string[] = [];
  const store: ReadStore = {
    ...fixture.store,
    committed: () => () => undefined,
    getMany: async (_name, ids) => {
      looks.push(...ids);
      return looks.length < 2 ? [] : ids.map((id) => document(id, 3));
    },
  };
  const one = { collection: 'codes', id: 'a', stream: 'code-a', revision: 3 };
  expect(await reachedDocument(store, { ...one, isOlder: true })).toEqual(document('a', 3));
  expect(looks).toEqual(['a', 'a']);
});
