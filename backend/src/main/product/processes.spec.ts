import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSqliteLeases } from '../../adapters/sqlite/lease.ts';
import type { Leases } from '../../ports/lease.ts';
import { FakePublisher } from '../../testing/engines/fake-publisher.ts';
import { newEvents } from '../../testing/event-log.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { startRelay } from './processes.ts';

let fixture: Fixture;
let leases: Leases;
beforeEach(async () => {
  fixture = await openFixture();
  leases = openSqliteLeases(join(fixture.folder, 'leases.db'));
});
afterEach(async () => {
  await leases.close();
  await fixture.close();
});

const idsIn = ({ published }: FakePublisher) => published.map(({ id }) => id);

/** Relays to a topic until it has `count` events. */
async function relayTo(topic: string, publisher: FakePublisher, count: number): Promise<void> {
  const ports = { ...fixture, leases, kafka: { topic, publisher } };
  const [relay] = await startRelay(ports, 'here', pino({ level: 'silent' }));
  await vi.waitFor(() => expect(publisher.published).toHaveLength(count), 5000);
  await relay?.stop();
}

it('a topic gets all events, even after another topic was filled', async () => {
  const [first, second] = [new FakePublisher(), new FakePublisher()];
  const events = newEvents(9);
  const ids = events.map(({ id }) => id);
  const append = (from: number) =>
    fixture.events.append({
      stream: 'a',
      expected: from === 0 ? 'none' : from - 1,
      events: events.slice(from, from + 3),
    });
  await append(0);
  await relayTo('first', first, 3);
  await append(3);
  await relayTo('second', second, 6);
  await append(6);
  await relayTo('first', first, 9);
  expect(idsIn(first)).toEqual(ids);
  await relayTo('second', second, 9);
  expect(idsIn(second)).toEqual(ids);
});
