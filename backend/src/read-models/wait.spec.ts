import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../ports/errors.ts';
import type { Committed, ReadStore, StoredDocument } from '../ports/read-store.ts';
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

describe('a store that says what it commits', () => {
  const NEVER = 3_600_000;
  let revision: number;
  let looks: number;
  let tell: (documents: Committed) => void;
  const waiting = () => {
    const store: ReadStore = {
      ...fixture.store,
      committed: () => new Promise((resolve) => (tell = resolve)),
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
    await told([document('b', 3)]);
    await told([document('a', 4)]);
    expect(await reached).toBe(true);
    expect(looks).toBe(0);
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
    committed: () => new Promise(() => {}),
    getMany: async (_name, ids) => ids.map((id) => document(id, 3)),
  };
  expect(await documentsReached(store, 'codes', awaited)).toBe(true);
});
