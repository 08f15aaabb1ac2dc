import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { Subscription } from '../../ports/event-feed.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { fill } from './fill.ts';
import { follow } from './follow-log.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const { signal } = new AbortController();
const onProgress = () => undefined;

let fixture: Fixture;
let codes: readonly string[] = [];

beforeEach(async () => {
  fixture = await openFixture();
  await fixture.store.prepare([CODES]);
  const batch = await generateBatch(fixture, ADMIN, 20);
  codes = batch.ok ? batch.value.codes : [];
  for (const code of codes) await handle(fixture, QR_CODE, ADMIN, code, { type: 'approve' });
  await follow(fixture, codesProjection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
  await fixture.store.beginRebuild(CODES);
});
afterEach(() => fixture.close());

/** Reads few events at a time, so that there is more than one commit. */
const ports = (store: ReadStore = fixture.store) => ({
  log: fixture.log,
  store,
  feed: {
    ...fixture.feed,
    subscribe: (subscription: Subscription) => fixture.feed.subscribe({ ...subscription, batchSize: 5 }),
  },
});

async function documents(generation: 'active' | 'next') {
  const found = await fixture.store.getMany(CODES.name, codes, generation);
  return new Map(found.map(({ id, revisions, body }) => [id, { revisions, body }]));
}

it.each([1, 7, 3_000])('makes what a projector makes, %i documents in a commit', async (together) => {
  await fill(ports(), codesProjection, { signal, onProgress, together });
  expect(await documents('next')).toEqual(await documents('active'));
  expect(await fixture.store.checkpoint(CODES.name, 'next')).toBe(await fixture.store.checkpoint(CODES.name));
});

it('writes a document once where its events follow each other, and asks for none of them', async () => {
  const written: string[] = [];
  let asked = 0;
  const store: ReadStore = {
    ...fixture.store,
    commit: (commit) => {
      written.push(...commit.writes.map(({ id }) => id));
      return fixture.store.commit(commit);
    },
    getMany: (...args) => {
      asked += 1;
      return fixture.store.getMany(...args);
    },
  };
  await fill(ports(store), codesProjection, { signal, onProgress });
  expect(written.toSorted()).toEqual(codes.toSorted());
  expect(asked).toBe(0);
});

it('writes few documents together where they are long', async () => {
  const note = 'x'.repeat(1_000_000);
  for (const code of codes) await handle(fixture, QR_CODE, ADMIN, code, { type: 'note', note });
  const together: number[] = [];
  const store: ReadStore = {
    ...fixture.store,
    commit: (commit) => {
      together.push(commit.writes.length);
      return fixture.store.commit(commit);
    },
  };
  await fill(ports(store), codesProjection, { signal, onProgress });
  expect((await documents('next')).size).toBe(20);
  expect(together.length).toBeGreaterThan(2);
  // The first one has all that is not long yet.
  expect(Math.max(...together.slice(1))).toBeLessThanOrEqual(15);
});

it('goes on from its last commit after an interruption', async () => {
  const stop = new AbortController();
  const isStopped = fill(ports(), codesProjection, {
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('stopped')),
    together: 1,
  });
  await expect(isStopped).rejects.toThrow('stopped');
  expect(await fixture.store.checkpoint(CODES.name, 'next')).not.toBeNull();
  await fill(ports(), codesProjection, { signal, onProgress });
  expect(await documents('next')).toEqual(await documents('active'));
});
