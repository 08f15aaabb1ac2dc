import { pino } from 'pino';
import { Registry } from 'prom-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { ScanJournal } from '../../log/scan-journal.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { feedEvents } from '../../testing/contracts/group-feed-suite.contract.ts';
import { FakePublisher } from '../../testing/engines/fake-publisher.ts';
import { openFixture } from '../../testing/fixture.ts';
import { RelayLag } from '../relay/relay-lag.ts';
import type { Process } from '../runner.ts';
import { scansNotKept, type Watched, watch } from './metrics.ts';

let registry: Registry;
beforeEach(() => {
  registry = new Registry();
});

const process = (name: string, failure?: Error): Process => ({
  name,
  failure: () => failure,
  stop: async () => {},
});

const watching = (watched: Partial<Watched>) =>
  watch(registry, {
    processes: [],
    written: [],
    readModels: undefined,
    groupFeed: undefined,
    relay: undefined,
    ...watched,
  });

/** The samples of one metric, as Prometheus reads them. */
async function figure(name: string): Promise<readonly string[]> {
  const lines = (await registry.metrics()).split('\n');
  return lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
}

it('names a process that has stopped for good, also one that was started later', async () => {
  const processes = [process('relay')];
  watching({ processes });
  processes.push(process('project-codes', new Error('poison')));
  expect(await figure('qlaim_process_failed')).toEqual([
    '{process="relay"} 0',
    '{process="project-codes"} 1',
  ]);
});

it('reports a read model as behind until it has caught up', async () => {
  let behind = ['codes'];
  watching({ readModels: { names: ['codes', 'users'], behind: () => behind } });
  expect(await figure('qlaim_behind')).toEqual(['{read_model="codes"} 1', '{read_model="users"} 0']);
  behind = [];
  expect(await figure('qlaim_behind')).toEqual(['{read_model="codes"} 0', '{read_model="users"} 0']);
});

it('says since when something is tried again', async () => {
  const since = new Date(Date.now() - 60_000).toISOString();
  const retrying = () => [{ name: 'relay', reason: 'away', since, tries: 9 }];
  watching({ processes: [{ ...process('relay'), retrying }, process('project-codes')] });
  const [relay = '', other] = await figure('qlaim_retrying_seconds');
  expect(Number(relay.replace('{process="relay"} ', ''))).toBeGreaterThanOrEqual(60);
  expect(other).toBe('{process="project-codes"} 0');
});

it('names a store that takes no writes', async () => {
  const proveWrite = () => Promise.reject(new EngineUnavailable('SQLite'));
  watching({
    written: [
      { name: 'event store', proveWrite },
      { name: 'vault', proveWrite: async () => {} },
    ],
  });
  expect(await figure('qlaim_writes_refused')).toEqual(['{store="event store"} 1', '{store="vault"} 0']);
});

describe('the lag of a read model', () => {
  const readModels = { names: ['codes'], behind: () => [] };

  it('is what its group has still to handle', async () => {
    watching({ readModels, groupFeed: { lag: async () => 7 } });
    expect(await figure('qlaim_consumer_lag_events')).toEqual(['{read_model="codes"} 7']);
  });

  it('is missing while Kafka is away, but no other metric is', async () => {
    let asked = 0;
    const answers = [
      Promise.resolve(7),
      Promise.reject(new EngineUnavailable('Kafka')),
      new Promise<number>(() => {}),
    ];
    const lag = () => answers[asked++] ?? Promise.reject(new Error('asked once more'));
    watching({ readModels, groupFeed: { lag } });
    expect(await figure('qlaim_consumer_lag_events')).toHaveLength(1);
    expect(await figure('qlaim_consumer_lag_events')).toEqual([]);
    expect(await figure('qlaim_consumer_lag_events')).toEqual([]);
    expect(await figure('qlaim_behind')).toEqual(['{read_model="codes"} 0']);
    expect(asked).toBe(3);
  });
});

describe('the lag of the relay', () => {
  const HOUR_MS = 60 * 60 * 1000;
  const [event] = feedEvents('a', 1, 1);
  const since = (hours: number) => Date.parse(event?.at ?? '') + hours * HOUR_MS;

  it('grows from the first event that is not acknowledged, until the end is reached', async () => {
    const publisher = new FakePublisher();
    publisher.failures = 1;
    const lag = new RelayLag();
    const watched = lag.watch(publisher);
    lag.onActive(true);
    expect(lag.seconds(since(1))).toBe(0);
    await expect(watched.publish(event ? [event] : [])).rejects.toThrow(EngineUnavailable);
    expect(lag.seconds(since(1))).toBe(3600);
    await watched.publish(event ? [event] : []);
    lag.onProgress({ caughtUp: false });
    expect(lag.seconds(since(1))).toBe(3600);
    lag.onProgress({ caughtUp: true });
    expect(lag.seconds(since(1))).toBe(0);
  });

  it('is 0 once this relay is no longer the active one', async () => {
    const lag = new RelayLag();
    watching({ relay: lag });
    lag.onActive(true);
    await lag.watch(new FakePublisher()).publish(event ? [event] : []);
    expect(await figure('qlaim_relay_active')).toEqual([' 1']);
    lag.onActive(false);
    expect(await figure('qlaim_relay_active')).toEqual([' 0']);
    expect(await figure('qlaim_relay_lag_seconds')).toEqual([' 0']);
  });
});

it('counts scans that could not be kept, by the response to their visitors', async () => {
  const fixture = await openFixture();
  let away = true;
  const store = {
    ...fixture.events,
    append: (...args: Parameters<typeof fixture.events.append>) =>
      away ? Promise.reject(new EngineUnavailable('log')) : fixture.events.append(...args),
  };
  const { clock, random } = fixture;
  const ports = { store, clock, random, logger: pino({ level: 'silent' }) };
  const journal = new ScanJournal(ports, 0, { onNotKept: scansNotKept(registry, 'refused') });
  const record = () =>
    new Promise((resolve) =>
      journal.record(
        {
          code: 'ABCDE12345',
          at: clock.now().getTime(),
          client: { device: 'mobile', os: 'iOS', browser: 'Safari' },
          referrer: undefined,
        },
        resolve,
      ),
    );

  expect(await figure('qlaim_scans_not_kept_total')).toEqual(['{answer="refused"} 0']);
  expect(await Promise.all([record(), record()])).toEqual([false, false]);
  away = false;
  expect(await record()).toBe(true);
  expect(await figure('qlaim_scans_not_kept_total')).toEqual(['{answer="refused"} 2']);
  await fixture.close();
});
