import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEventStoreDb } from '../../adapters/eventstoredb/event-store.ts';
import { endOf } from '../../ports/end-of-feed.ts';
import { keepProcessCheckpoint, processCheckpoint } from '../../processes/checkpoints.ts';
import { relayTo } from '../../processes/relay/relay.ts';
import { gather } from '../../testing/event-log.ts';
import { EventStoreDbStandIn } from '../../testing/eventstoredb-stand-in/server.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { filesIn, fillInstallation, firstNameIn } from '../../testing/migration.ts';
import { readToEnd } from '../read-to-end.ts';
import { type MigrationPorts, type Moves, migrate } from './copy-installation.ts';
import { isEqual } from './digest.ts';

const RELAY = relayTo('qlaim.events');
const MOVES: Moves = { events: true, vault: true, files: false, topic: false };

describe('the checkpoint of a process', () => {
  let source: Fixture;
  let target: Fixture;
  let ports: MigrationPorts;
  let userId = '';

  beforeEach(async () => {
    [source, target] = [await openFixture(), await openFixture()];
    const files = await filesIn(source);
    ports = { source: { ...source, files }, target: { ...target, files } };
    userId = await fillInstallation(source, 700);
    await keepProcessCheckpoint(source.vault, 'mail-outbox', '7');
    await keepProcessCheckpoint(source.vault, RELAY, '7');
  });
  afterEach(async () => {
    await Promise.all([source.close(), target.close()]);
  });

  const move = async (moves: Partial<Moves> = {}) => {
    const comparisons = await migrate(ports, { ...MOVES, ...moves }, () => undefined);
    expect(comparisons.filter((comparison) => !isEqual(comparison))).toEqual([]);
  };

  it('stays as it is where the log is shared', async () => {
    ports = { ...ports, target: { ...ports.target, events: source.events, feed: source.feed } };
    await move({ events: false });
    expect(await processCheckpoint(target.vault, 'mail-outbox')).toBe('7');
    expect(await processCheckpoint(target.vault, RELAY)).toBe('7');
  });

  it('is the same in a log of the same kind', async () => {
    await move();
    expect(await processCheckpoint(target.vault, 'mail-outbox')).toBe('7');
    expect(await processCheckpoint(target.vault, RELAY)).toBe('7');
  });

  it('is dropped for a relay to another topic', async () => {
    await move({ topic: true });
    expect(await processCheckpoint(target.vault, 'mail-outbox')).toBe('7');
    expect(await processCheckpoint(target.vault, RELAY)).toBeUndefined();
  });

  describe('in EventStoreDB, by a stand-in of its protocol', () => {
    const standIn = new EventStoreDbStandIn();
    let log: ReturnType<typeof openEventStoreDb>;
    beforeAll(() => standIn.start());
    afterAll(() => standIn.kill());
    beforeEach(() => {
      log = openEventStoreDb(standIn.url);
      ports = { ...ports, target: { ...ports.target, events: log.store, feed: log.feed } };
    });
    afterEach(() => log.store.close());

    const idsAfter = async (feed: Fixture['feed'], position: string | undefined) =>
      (await gather(readToEnd(feed, position ?? 'start'))).flat().map(({ id }) => id);

    it('is before all events that were not handled yet', async () => {
      await keepProcessCheckpoint(source.vault, 'at-end', await endOf(source.feed));
      await move();
      await move();
      const checkpoint = (name: string) => processCheckpoint(target.vault, name);
      expect(await idsAfter(log.feed, await checkpoint('at-end'))).toEqual([]);
      // Events that were appended in parallel may have another order: a few handled ones may be among them.
      const undone = await idsAfter(source.feed, '7');
      const given = await idsAfter(log.feed, await checkpoint('mail-outbox'));
      expect(undone.filter((id) => !given.includes(id))).toEqual([]);
      expect(given.length - undone.length).toBeLessThan(7);
      expect(await firstNameIn({ ...target, events: log.store }, userId)).toBe('Ada');
    });
  });
});
