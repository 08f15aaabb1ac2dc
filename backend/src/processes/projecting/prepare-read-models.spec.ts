import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteLeases } from '../../adapters/sqlite/lease.ts';
import { Startup } from '../../main/startup.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { Leases } from '../../ports/lease.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';
import { prepareReadModels } from './prepare-read-models.ts';

let workshop: Workshop;
let leases: Leases;
let lines: string[];
/** Whose groups have not handled what the topic no longer has. */
let lost: Set<string>;
beforeEach(async () => {
  workshop = await openWorkshop();
  leases = openSqliteLeases(join(workshop.folder, 'leases.db'));
  lines = [];
  lost = new Set();
});
afterEach(async () => {
  await leases.close();
  await workshop.close();
});

interface Changed {
  readonly leases?: Leases;
  readonly feed?: EventFeed;
  readonly store?: ReadStore;
}

/** Behind Kafka, read models without a checkpoint are to be made anew. */
async function prepare(changed: Changed = {}, startup?: Startup): Promise<void> {
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const groupFeed = {
    hasLost: async (name: string) => lost.has(name),
    skipLost: async (name: string) => void lost.delete(name),
  };
  const kafka = { groupFeed };
  const ports = { ...workshop, leases, kafka, ...changed };
  await prepareReadModels(ports, true, {
    holder: 'here',
    logger,
    startup: startup ?? new Startup(logger),
  });
}

const checkpoints = () =>
  Promise.all(PROJECTIONS.map(({ definition }) => workshop.store.checkpoint(definition.name)));

it('a read model is made anew whose group has lost events, and the group goes on with what is left', async () => {
  await prepare();
  lost.add('codes');
  lines = [];

  await prepare();

  expect(lines.map((line) => JSON.parse(line).readModel)).toEqual(['codes']);
  expect([...lost]).toEqual([]);
});

it('read models are made anew again where the lease was lost on the way', async () => {
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
    async *subscribe(subscription) {
      subscriptions += 1;
      const { signal } = subscription;
      if (subscriptions === 1) await sleep(60_000, undefined, { signal }).catch(() => undefined);
      yield* workshop.feed.subscribe(subscription);
    },
  };

  await prepare({ leases: once, feed: slow });

  expect(await checkpoints()).not.toContain(null);
  expect(renewals).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes('was late'))).toHaveLength(1);
});

it.each(['beginRebuild', 'swap'] as const)(
  'an engine that is away at %s is waited for, by name',
  async (name) => {
    let calls = 0;
    const away = async () => {
      calls += 1;
      if (calls === 1) throw new EngineUnavailable('MongoDB');
    };
    const store: ReadStore = {
      ...workshop.store,
      [name]: async (...args: Parameters<ReadStore[typeof name]>) => {
        await away();
        return Reflect.apply(workshop.store[name], workshop.store, args);
      },
    };

    await prepare({ store });

    expect(await checkpoints()).not.toContain(null);
    expect(lines.filter((line) => line.includes('waiting for MongoDB'))).toHaveLength(1);
  },
);

it('a start that is given up makes nothing more', async () => {
  const given = new AbortController();
  const startup = new Startup(pino({ level: 'silent' }), given.signal);
  const never: EventFeed = {
    async *subscribe({ signal }) {
      given.abort(new Error('given up'));
      await sleep(60_000, undefined, { signal }).catch(() => undefined);
    },
  };

  await expect(prepare({ feed: never }, startup)).rejects.toThrow('given up');
});
