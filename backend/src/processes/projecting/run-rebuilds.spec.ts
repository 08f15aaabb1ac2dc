import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqliteLeases } from '../../adapters/sqlite/lease.ts';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { ONLY } from '../../domain/aggregate.ts';
import { MOST_TRIES } from '../../domain/rebuilds/decide.ts';
import { REBUILDS } from '../../domain/rebuilds/rebuilds.ts';
import { EngineUnavailable, VersionConflict } from '../../ports/errors.ts';
import type { Leases } from '../../ports/lease.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { readAll } from '../../testing/event-log.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { rebuilderOf, startRebuilds } from './run-rebuilds.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const { name: collection, version } = CODES;
/** A document that comes from no event. */
const FOREIGN = { id: 'X', seen: 0, revisions: { 'code-X': 0 }, body: {} };

let fixture: Fixture;
let leases: Leases;
let stopping: AbortController;
beforeEach(async () => {
  fixture = await openFixture();
  leases = openSqliteLeases(join(fixture.folder, 'leases.db'));
  stopping = new AbortController();
  await fixture.store.prepare(PROJECTIONS.map(({ definition }) => definition));
  await generateBatch(fixture, ADMIN, 3);
});
afterEach(async () => {
  await leases.close();
  await fixture.close();
});

const parts = (store: ReadStore = fixture.store, holder = 'here') => ({ ...fixture, store, leases, holder });
const request = (...readModels: readonly string[]) =>
  handle(fixture, REBUILDS, ADMIN, ONLY, { type: 'request', readModels, requestedBy: ADMIN.id });
const latest = async () => (await fixture.log.load(REBUILDS, ONLY)).state;
const recorded = async () => (await readAll(fixture.events, REBUILDS.streamOf(ONLY))).map(({ type }) => type);

/** The store of a process that is stopped when it would swap. */
const stoppedAtSwap = (): ReadStore => ({
  ...fixture.store,
  pauseWrites: async (name) => {
    stopping.abort(new Error('stopped'));
    return fixture.store.pauseWrites(name);
  },
});
const failingAtSwap = (error: Error): ReadStore => ({ ...fixture.store, swap: () => Promise.reject(error) });

describe('a rebuild that an admin asked for', () => {
  it('makes each read model again, and records it', async () => {
    await fixture.store.commit({ collection, version, from: null, writes: [FOREIGN] });
    await request('codes', 'batches');
    await rebuilderOf(parts())(stopping.signal);
    expect(await fixture.store.count(collection)).toBe(3);
    expect(await recorded()).toEqual([
      'RebuildRequested',
      'RebuildTakenUp',
      'ReadModelRebuilt',
      'ReadModelRebuilt',
      'RebuildFinished',
    ]);
    expect(await latest()).toMatchObject({
      status: 'finished',
      made: [
        { readModel: 'codes', documents: 3 },
        { readModel: 'batches', documents: 1 },
      ],
    });
  });

  it('is done by one of several processes', async () => {
    await request('codes', 'users');
    await Promise.all(
      ['here', 'there'].map((holder) => rebuilderOf(parts(fixture.store, holder))(stopping.signal)),
    );
    const types = await recorded();
    expect(types.filter((type) => type === 'RebuildTakenUp')).toHaveLength(1);
    expect(types.filter((type) => type === 'ReadModelRebuilt')).toHaveLength(2);
  });

  it('goes on after a stop where it was', async () => {
    await request('codes');
    await rebuilderOf(parts(stoppedAtSwap()))(stopping.signal);
    expect(await latest()).toMatchObject({ status: 'running', made: [] });
    const from = await fixture.store.checkpoint(collection, 'next');
    await fixture.store.commit({ collection, version, generation: 'next', from, writes: [FOREIGN] });
    await rebuilderOf(parts())(new AbortController().signal);
    expect(await latest()).toMatchObject({ status: 'finished', tries: 2 });
    expect(await fixture.store.get(collection, 'X')).toBeDefined();
  });

  it('drops what an earlier rebuild has left', async () => {
    await fixture.store.beginRebuild(CODES);
    await fixture.store.commit({
      collection,
      version,
      generation: 'next',
      from: null,
      to: '0',
      writes: [FOREIGN],
    });
    await request('codes');
    await rebuilderOf(parts())(stopping.signal);
    expect(await fixture.store.count(collection)).toBe(3);
  });

  it('is taken up once, however often an engine goes away meanwhile', async () => {
    await request('codes');
    let outages = 2;
    const swap: ReadStore['swap'] = async (...given) => {
      outages -= 1;
      if (outages >= 0) throw new EngineUnavailable('MongoDB');
      return fixture.store.swap(...given);
    };
    const run = rebuilderOf(parts({ ...fixture.store, swap }));
    for (let outage = 0; outage < 2; outage += 1)
      await expect(run(stopping.signal)).rejects.toThrow(EngineUnavailable);
    await run(stopping.signal);
    expect(await latest()).toMatchObject({ status: 'finished', tries: 1 });
  });

  it('ends with the problem that waiting does not mend, and leaves the old read model', async () => {
    await fixture.store.commit({ collection, version, from: null, writes: [FOREIGN] });
    await request('codes', 'users');
    await rebuilderOf(parts(failingAtSwap(new TypeError('mistake'))))(stopping.signal);
    expect(await latest()).toMatchObject({
      status: 'failed',
      failure: { readModel: 'codes', problem: 'unexpected' },
    });
    expect(await fixture.store.get(collection, 'X')).toBeDefined();
    expect(await fixture.store.checkpoint(collection, 'next')).toBeNull();
    await request('codes');
    await rebuilderOf(parts(failingAtSwap(new VersionConflict('codes', 9, 6))))(stopping.signal);
    expect((await latest()).failure).toEqual({ readModel: 'codes', problem: 'other-version' });
  });

  it('is given up after many stops, and leaves nothing that looks like a rebuild under way', async () => {
    await request('codes');
    for (let stop = 0; stop < MOST_TRIES; stop += 1)
      await handle(fixture, REBUILDS, ADMIN, ONLY, { type: 'takeUp' });
    await fixture.store.beginRebuild(CODES);
    const unfinished = { collection, version, generation: 'next', from: null, to: '0' } as const;
    await fixture.store.commit({ ...unfinished, writes: [FOREIGN] });
    await rebuilderOf(parts())(stopping.signal);
    expect((await latest()).failure).toEqual({ readModel: 'codes', problem: 'interrupted' });
    expect(await fixture.store.checkpoint(collection, 'next')).toBeNull();
  });

  it('fails where this version has no such read model', async () => {
    await request('of-the-future');
    await rebuilderOf(parts())(stopping.signal);
    expect((await latest()).failure).toEqual({ readModel: 'of-the-future', problem: 'other-version' });
  });
});

it('is done by a running process, asked before its start or after it', async () => {
  await request('codes');
  const process = startRebuilds(parts());
  await vi.waitFor(async () => expect((await latest()).status).toBe('finished'), 10_000);
  await request('users');
  await vi.waitFor(
    async () => expect(await latest()).toMatchObject({ status: 'finished', number: 2 }),
    10_000,
  );
  expect(process.failure()).toBeUndefined();
  await process.stop();
});
