import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqliteLeases } from '../../adapters/sqlite/lease.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Leases } from '../../ports/lease.ts';
import type { Vault } from '../../ports/vault.ts';
import { FakePublisher } from '../../testing/engines/fake-publisher.ts';
import { newEvents } from '../../testing/event-log.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { processCheckpoint } from '../checkpoints.ts';
import { keepTrail, readTrail } from './acknowledged.ts';
import { relay } from './relay.ts';

const NAME = 'relay';
const PATIENCE = { timeout: 5000, interval: 10 };

describe('relay', () => {
  let fixture: Fixture;
  let leases: Leases;
  let publisher: FakePublisher;
  let stops: (() => Promise<unknown>)[];

  beforeEach(async () => {
    fixture = await openFixture();
    leases = openSqliteLeases(join(fixture.folder, 'leases.db'));
    publisher = new FakePublisher();
    stops = [];
  });
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop()));
    await leases.close();
    await fixture.close();
  });

  /** A relay that works in batches of 5, with a lease of 300 ms. */
  function start(holder: string, ports: { publisher?: FakePublisher; leases?: Leases; vault?: Vault } = {}) {
    const stop = new AbortController();
    const done = relay(
      {
        feed: fixture.feed,
        publisher,
        vault: fixture.vault,
        leases,
        logger: pino({ level: 'silent' }),
        ...ports,
      },
      { name: NAME, holder, batchSize: 5, signal: stop.signal, times: { ttl: 300, renew: 100, ask: 20 } },
    );
    const outcome = done.catch((error: unknown) => error);
    stops.push(async () => {
      stop.abort();
      await outcome;
    });
    return { done, stop: () => stop.abort() };
  }

  async function append(stream: string, from: number, count: number) {
    const events = newEvents(count);
    await fixture.events.append({ stream, expected: from === 0 ? 'none' : from - 1, events });
  }

  const position = () => processCheckpoint(fixture.vault, NAME);
  const revisions = ({ published }: FakePublisher = publisher) => published.map(({ revision }) => revision);
  const upTo = (end: number, start = 0) => Array.from({ length: end - start }, (_, n) => start + n);

  it('publishes every event in the order of the feed, and moves its checkpoint', async () => {
    await append('a', 0, 12);
    start('one');
    await vi.waitFor(() => expect(revisions()).toEqual(upTo(12)), PATIENCE);
    await append('a', 12, 3);
    await vi.waitFor(() => expect(revisions()).toEqual(upTo(15)), PATIENCE);
    await vi.waitFor(
      async () => expect(await position()).toBe(publisher.published.at(-1)?.position),
      PATIENCE,
    );
  });

  it('repeats a batch until it is acknowledged, and only then moves its checkpoint and continues', async () => {
    await append('a', 0, 12);
    publisher.failures = 3;
    publisher.written = 2;
    start('one');
    await vi.waitFor(() => expect(publisher.calls).toHaveLength(3), PATIENCE);
    expect(await position()).toBeUndefined();
    await vi.waitFor(() => expect(revisions()).toHaveLength(18), PATIENCE);
    expect(revisions()).toEqual([0, 1, 0, 1, 0, 1, ...upTo(12)]);
    const [first, ...rest] = publisher.calls;
    expect(rest.slice(0, 3)).toEqual([first, first, first]);
  });

  it('stops while it repeats a batch', async () => {
    await append('a', 0, 1);
    publisher.failures = Number.POSITIVE_INFINITY;
    const { done, stop } = start('one');
    await vi.waitFor(() => expect(publisher.calls.length).toBeGreaterThan(1), PATIENCE);
    stop();
    await done;
    expect(await position()).toBeUndefined();
  });

  it('rejects with an error that repeating does not help', async () => {
    await append('a', 0, 1);
    publisher.blocked = Promise.reject(new Error('too large'));
    await expect(start('one').done).rejects.toThrow('too large');
  });

  it('continues at its checkpoint, and begins again where the topic is empty', async () => {
    await append('a', 0, 4);
    const { done, stop } = start('one');
    await vi.waitFor(async () => expect(await position()).toBeDefined(), PATIENCE);
    stop();
    await done;
    await append('a', 4, 4);
    const again = start('one');
    await vi.waitFor(() => expect(revisions()).toEqual(upTo(8)), PATIENCE);
    again.stop();
    await again.done;
    const fresh = new FakePublisher();
    start('one', { publisher: fresh });
    await vi.waitFor(() => expect(revisions(fresh)).toEqual(upTo(8)), PATIENCE);
  });

  /** Publishes 12 events, in calls of 5, 5 and 2. Returns once the checkpoint has passed them. */
  async function publishTwelve() {
    await append('a', 0, 12);
    const started = start('one');
    await vi.waitFor(async () => expect(Number(await position())).toBeGreaterThan(0), PATIENCE);
    await vi.waitFor(async () => expect(await position()).toBe(publisher.published[11]?.position), PATIENCE);
    return started;
  }

  it('publishes again what the broker has lost, when it takes over', async () => {
    const { stop, done } = await publishTwelve();
    stop();
    await done;
    publisher.lose(4);
    await append('a', 12, 2);
    start('two');
    await vi.waitFor(() => expect(revisions()).toEqual([...upTo(8), ...upTo(14, 5)]), PATIENCE);
  });

  it('publishes again what the broker has lost, before anything new, while it is active', async () => {
    await publishTwelve();
    publisher.lose(4);
    await append('a', 12, 2);
    await vi.waitFor(() => expect(revisions()).toEqual([...upTo(8), ...upTo(14, 5)]), PATIENCE);
  });

  it('publishes everything again where no point of its trail is left', async () => {
    const { stop, done } = await publishTwelve();
    stop();
    await done;
    const newest = (await readTrail(fixture.vault, NAME)).slice(-1);
    await keepTrail(fixture.vault, NAME, newest);
    publisher.lose(4);
    start('two');
    await vi.waitFor(() => expect(revisions()).toEqual([...upTo(8), ...upTo(12)]), PATIENCE);
  });

  it('stands by while another is active, and takes over when that one stops', async () => {
    await append('a', 0, 6);
    const first = start('one');
    await vi.waitFor(() => expect(revisions()).toEqual(upTo(6)), PATIENCE);
    start('two');
    await append('a', 6, 3);
    await vi.waitFor(() => expect(revisions()).toEqual(upTo(9)), PATIENCE);
    first.stop();
    await first.done;
    await append('a', 9, 3);
    await vi.waitFor(() => expect(revisions()).toEqual(upTo(12)), PATIENCE);
  });

  it('stops publishing when it cannot renew its lease', async () => {
    let away = false;
    const cut: Leases = {
      ...leases,
      acquire: async (...asked) => (away ? undefined : leases.acquire(...asked)),
      renew: async (...asked) => {
        if (away) throw new EngineUnavailable('leases');
        return leases.renew(...asked);
      },
    };
    await append('a', 0, 2);
    start('one', { leases: cut });
    await vi.waitFor(() => expect(revisions()).toEqual(upTo(2)), PATIENCE);
    away = true;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await append('a', 2, 2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(revisions()).toEqual(upTo(2));
    away = false;
    await vi.waitFor(() => expect(revisions()).toEqual(upTo(4)), PATIENCE);
  });

  it('cannot move the checkpoint of the relay that took over, however late it learns of that', async () => {
    await append('a', 0, 5);
    const stuck = new FakePublisher();
    let open = (): void => {};
    stuck.blocked = new Promise((resolve) => {
      open = resolve;
    });
    // The first relay believes that it holds the lease for ever.
    const deaf: Leases = {
      ...leases,
      acquire: (name, holder) => leases.acquire(name, holder, 50),
      renew: async () => true,
    };
    start('one', { publisher: stuck, leases: deaf });
    await vi.waitFor(() => expect(stuck.calls).toHaveLength(1), PATIENCE);
    await append('a', 5, 5);
    start('two');
    await vi.waitFor(() => expect(revisions()).toEqual(upTo(10)), PATIENCE);
    const end = publisher.published.at(-1)?.position;
    await vi.waitFor(async () => expect(await position()).toBe(end), PATIENCE);
    open();
    await vi.waitFor(() => expect(stuck.published).toHaveLength(5), PATIENCE);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await position()).toBe(end);
    expect(stuck.calls).toHaveLength(1);
  });
});
