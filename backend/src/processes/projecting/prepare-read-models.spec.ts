import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteLeases } from '../../adapters/sqlite/lease.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { Leases } from '../../ports/lease.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { prepareReadModels } from './prepare-read-models.ts';

let fixture: Fixture;
let leases: Leases;
let lines: string[];
/** The read models whose groups have not handled what the topic no longer has. */
let lost: Set<string>;
/** The engines that were away, in the order of the requests. */
let away: string[];
beforeEach(async () => {
  fixture = await openFixture();
  leases = openSqliteLeases(join(fixture.folder, 'leases.db'));
  lines = [];
  lost = new Set();
  away = [];
});
afterEach(async () => {
  await leases.close();
  await fixture.close();
});

interface Changed {
  readonly leases?: Leases;
  readonly feed?: EventFeed;
  readonly store?: ReadStore;
}

async function reach<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    away.push(error.engine);
    return reach(ask);
  }
}

/** Behind Kafka, read models without a checkpoint need a rebuild. */
async function prepare(changed: Changed = {}, signal = new AbortController().signal): Promise<void> {
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const groupFeed = {
    hasLost: async (name: string) => lost.has(name),
    skipLost: async (name: string) => void lost.delete(name),
  };
  const kafka = { groupFeed };
  const ports = { ...fixture, leases, kafka, ...changed };
  await prepareReadModels(ports, true, { holder: 'here', logger, reach, signal });
}

const checkpoints = () =>
  Promise.all(PROJECTIONS.map(({ definition }) => fixture.store.checkpoint(definition.name)));

it('rebuilds a read model whose group has lost events, and the group continues with what is left', async () => {
  await prepare();
  lost.add('codes');
  lines = [];

  await prepare();

  expect(lines.map((line) => JSON.parse(line).readModel)).toEqual(['codes']);
  expect([...lost]).toEqual([]);
});

it('rebuilds again where the lease was lost meanwhile', async () => {
  let renewals = 0;
  const once: Leases = {
    ...leases,
    renew: async (...args) => {
      renewals += 1;
      return renewals > 1 && leases.renew(...args);
    },
  };
  let subscriptions = 0;
  const slow: EventFeed = {
    ...fixture.feed,
    async *subscribe(subscription) {
      subscriptions += 1;
      const { signal } = subscription;
      if (subscriptions === 1) await sleep(60_000, undefined, { signal }).catch(() => undefined);
      yield* fixture.feed.subscribe(subscription);
    },
  };

  await prepare({ leases: once, feed: slow });

  expect(await checkpoints()).not.toContain(null);
  expect(renewals).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes('lost the rebuild lease'))).toHaveLength(1);
});

it.each(['beginRebuild', 'swap'] as const)('repeats a rebuild when an engine is away at %s', async (name) => {
  let calls = 0;
  const failOnce = async () => {
    calls += 1;
    if (calls === 1) throw new EngineUnavailable('MongoDB');
  };
  const store: ReadStore = {
    ...fixture.store,
    [name]: async (...args: Parameters<ReadStore[typeof name]>) => {
      await failOnce();
      return Reflect.apply(fixture.store[name], fixture.store, args);
    },
  };

  await prepare({ store });

  expect(await checkpoints()).not.toContain(null);
  expect(away).toEqual(['MongoDB']);
});

it('rebuilds nothing more once the start is given up', async () => {
  const given = new AbortController();
  const never: EventFeed = {
    ...fixture.feed,
    async *subscribe({ signal }) {
      given.abort(new Error('given up'));
      await sleep(60_000, undefined, { signal }).catch(() => undefined);
    },
  };

  await prepare({ feed: never }, given.signal);

  expect(await checkpoints()).toEqual(PROJECTIONS.map(() => null));
});
