import { afterEach, beforeEach, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { Operations } from './operations.ts';

const RETRYING = { name: 'relay', reason: 'refused', since: '2026-11-24T00:00:00.000Z', tries: 9 };

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

it('says which store takes no writes, what is tried again, and what has stopped', async () => {
  const part = { name: 'relay', failure: () => undefined, stop: async () => {} };
  const full = () => Promise.reject(new EngineUnavailable('SQLite', undefined, 'the disk is full'));
  const operations = new Operations({
    retention: async () => null,
    ...fixture,
    engines: {},
    written: [
      { name: 'event store', proveWrite: full },
      { name: 'vault', proveWrite: async () => {} },
    ],
    reactions: [],
    kafka: undefined,
    processes: [
      { ...part, retrying: () => [RETRYING] },
      { ...part, name: 'mail-outbox', failure: () => new TypeError('mistake') },
    ],
    certificates: () => [],
    handled: () => undefined,
    spooled: () => ({ scans: 3, since: RETRYING.since }),
  });
  expect(await operations.report()).toMatchObject({
    refusedWrites: [{ name: 'event store', problem: 'the disk is full' }],
    retrying: [RETRYING],
    stopped: [{ name: 'mail-outbox' }],
    spooledScans: { scans: 3, since: RETRYING.since },
  });
});
