import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { writtenStores } from '../../processes/report/written-stores.ts';
import type { Process } from '../../processes/runner.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { healthOf } from './health.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const full = () => Promise.reject(new EngineUnavailable('SQLite', undefined, 'the disk is full'));

function health(ports: Partial<Pick<Fixture, 'events' | 'vault'>> = {}, processes: readonly Process[] = []) {
  const all = { ...fixture, kafka: undefined, ...ports };
  return healthOf(all, 'all', { processes, written: writtenStores(all) }, pino({ level: 'silent' }));
}

it('is ready where all stores take writes', async () => {
  expect(await health().problems()).toEqual([]);
});

it('is not ready where the log or the vault takes no writes, and says why', async () => {
  const { events, vault } = fixture;
  expect(await health({ events: { ...events, proveWrite: full } }).problems()).toEqual([
    'event store takes no writes: the disk is full',
  ]);
  expect(await health({ vault: { ...vault, put: full } }).problems()).toEqual([
    'vault takes no writes: the disk is full',
  ]);
});

it('is ready without the log where scans are kept, and says that it is tried again', async () => {
  const all = { ...fixture, kafka: undefined, events: { ...fixture.events, proveWrite: full } };
  const spooling = (proveWrite: () => Promise<void>) => {
    const watched = { processes: [], written: writtenStores(all), spool: { proveWrite } };
    return healthOf(all, 'all', watched, pino({ level: 'silent' }));
  };
  const ready = spooling(async () => {});
  expect(await ready.problems()).toEqual([]);
  expect(ready.retrying?.()).toMatchObject([
    { name: 'event store', reason: 'event store takes no writes: the disk is full', tries: 1 },
  ]);
  expect(await spooling(full).problems()).toEqual(['event store takes no writes: the disk is full']);
});

it('is ready beside work that is tried again, and names it', async () => {
  const retrying = [{ name: 'mail-outbox', reason: 'refused', since: '2026-11-24T00:00:00.000Z', tries: 3 }];
  const process = {
    name: 'mail-outbox',
    failure: () => undefined,
    retrying: () => retrying,
    stop: async () => {},
  };
  const watched = health({}, [process]);
  expect(await watched.problems()).toEqual([]);
  expect(watched.retrying?.()).toEqual(retrying);
});
