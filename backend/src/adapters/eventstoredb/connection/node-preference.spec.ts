import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newEvents, readIds } from '../../../testing/event-log.ts';
import { EventStoreDbStandIn } from '../../../testing/eventstoredb-stand-in/server.ts';
import { openEventStoreDb } from '../event-store.ts';
import { leaderConnectionString } from './connection-string.ts';

describe('a connection that prefers a follower', () => {
  let leader: EventStoreDbStandIn;
  let follower: EventStoreDbStandIn;
  let log: ReturnType<typeof openEventStoreDb>;

  beforeEach(async () => {
    leader = await new EventStoreDbStandIn().start();
    follower = await new EventStoreDbStandIn({ leader }).start();
    const hosts = `127.0.0.1:${leader.port},127.0.0.1:${follower.port}`;
    log = openEventStoreDb(`esdb://${hosts}?tls=false&nodePreference=follower`);
  });
  afterEach(async () => {
    await log.store.close();
    for (const node of [leader, follower]) node.kill();
  });

  it('reads what the follower has, and all of it where it asks for a fresh read', async () => {
    const { store } = log;
    const events = newEvents(3);
    await store.append({ stream: 'code-1', expected: 'none', events: events.slice(0, 1) });
    follower.log.lags = true;
    await store.append({ stream: 'code-1', expected: 0, events: events.slice(1) });
    const ids = events.map(({ id }) => id);
    const fresh: string[] = [];
    for await (const { id } of store.read('code-1', { fresh: true })) fresh.push(id);
    expect({ mayLag: store.mayLag, lagging: await readIds(store, 'code-1'), fresh }).toEqual({
      mayLag: true,
      lagging: ids.slice(0, 1),
      fresh: ids,
    });
  });
});

it.each([
  ['esdb://a,b?tls=false', undefined],
  ['esdb://a,b?nodePreference=leader&tls=false', undefined],
  ['esdb://a,b?tls=false&nodePreference=follower', 'esdb://a,b?tls=false&nodePreference=leader'],
  ['esdb://a,b?Node-Preference=random&tls=false', 'esdb://a,b?Node-Preference=leader&tls=false'],
])('reads of %s that must not lag go to %s', (url, leader) => {
  expect(leaderConnectionString(url)).toBe(leader);
});
