import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { openSqliteLeases } from '../../adapters/sqlite/lease.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { expectNoGap, names } from '../../testing/contracts/group-feed-suite.contract.ts';
import { engineControl } from '../../testing/engines/engine-control.ts';
import { describeEngine } from '../../testing/engines/engines.ts';
import { kafkaTopic } from '../../testing/engines/kafka.ts';
import { newEvents } from '../../testing/event-log.ts';
import { openFixture } from '../../testing/fixture.ts';
import { startProcess } from '../runner.ts';
import { relay } from './relay.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
const STREAMS = 10;

describeEngine('kafka', async ({ brokers }) => {
  const found = engineControl();
  const control = (await found?.reaches(brokers)) ? found : undefined;

  describe.skipIf(!control)('a broker that is killed under load', () => {
    it('loses no event: each stream arrives in order, with repeats at most', async () => {
      const fixture = await openFixture();
      const leases = openSqliteLeases(join(fixture.folder, 'leases.db'));
      const topic = kafkaTopic(brokers);
      const kafka = topic.open(4);
      const logger = pino({ level: 'silent' });
      const { prefix, group } = names('broker');
      const seen: FeedEvent[] = [];
      const processes = [
        startProcess('relay', logger, (signal) =>
          relay(
            { ...fixture, leases, publisher: kafka.publisher, logger },
            { name: 'relay', holder: 'one', batchSize: 50, signal },
          ),
        ),
        startProcess('consumer', logger, async (signal) => {
          for await (const { events } of kafka.groupFeed.consume({ group, streams: [prefix], signal }))
            seen.push(...events);
        }),
      ];
      let each = 0;
      let appending = true;
      const writing = (async () => {
        for (; appending; each += 1) {
          const appends = Array.from({ length: STREAMS }, (_, n) => ({
            stream: `${prefix}-${n}`,
            expected: each === 0 ? ('none' as const) : each - 1,
            events: newEvents(1),
          }));
          await fixture.events.appendMany(appends);
          await sleep(5);
        }
      })();
      await vi.waitFor(() => expect(seen.length).toBeGreaterThan(500), PATIENCE);
      await control?.kill('kafka');
      try {
        await sleep(3000);
      } finally {
        await control?.start('kafka');
      }
      const before = seen.length;
      await vi.waitFor(() => expect(seen.length).toBeGreaterThan(before + 500), PATIENCE);
      appending = false;
      await writing;
      const distinct = () => new Set(seen.map(({ id }) => id)).size;
      await vi.waitFor(() => expect(distinct()).toBe(each * STREAMS), PATIENCE);
      expect(processes.map((process) => process.failure())).toEqual([undefined, undefined]);
      await Promise.all(processes.map((process) => process.stop()));
      expectNoGap(seen);
      await kafka.close();
      await topic.remove();
      await leases.close();
      await fixture.close();
    }, 180_000);
  });
});
