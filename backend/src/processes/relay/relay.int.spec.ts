import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startChild } from '../../testing/child.ts';
import {
  consume,
  expectNoGap,
  feedEvents,
  holds,
  names,
} from '../../testing/contracts/group-feed-suite.contract.ts';
import { describeEngine } from '../../testing/engines/engines.ts';
import { kafkaTopic } from '../../testing/engines/kafka.ts';
import { newEvents } from '../../testing/event-log.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

const RELAY = new URL('../../testing/relay-process.ts', import.meta.url);
const STUCK_CONSUMER = new URL('../../testing/engines/stuck-consumer.ts', import.meta.url);

const STARTED = { timeout: 15_000, interval: 50 };

/** Kills processes that a real broker connects. */
describeEngine('kafka', ({ brokers }) => {
  let topic: ReturnType<typeof kafkaTopic>;
  let kafka: ReturnType<ReturnType<typeof kafkaTopic>['open']>;
  let children: ReturnType<typeof startChild>[];

  const start = (...command: Parameters<typeof startChild>) => {
    const child = startChild(...command);
    children.push(child);
    return child;
  };

  beforeEach(async () => {
    topic = kafkaTopic(brokers);
    kafka = topic.open(6);
    await kafka.prepare();
    children = [];
  });
  afterEach(async () => {
    await Promise.all(children.map((child) => child.kill()));
    await kafka.close();
    await topic.remove();
  });

  describe('two relays', () => {
    let fixture: Fixture;

    beforeEach(async () => {
      fixture = await openFixture();
    });
    afterEach(() => fixture.close());

    it('hand over within 10 seconds when the active one is killed', async () => {
      const { prefix, group } = names('relays');
      let appended = 0;
      let appending = true;
      const writing = (async () => {
        while (appending) {
          for (let n = 0; n < 5; n += 1) {
            const expected = appended === 0 ? 'none' : appended / 5 - 1;
            await fixture.events.append({ stream: `${prefix}-${n}`, expected, events: newEvents(1) });
          }
          appended += 5;
          await sleep(10);
        }
      })();
      const active = start(RELAY, fixture.folder, brokers, topic.topic);
      await vi.waitFor(() => expect(active.lines()).not.toEqual([]), STARTED);
      const other = start(RELAY, fixture.folder, brokers, topic.topic);
      await sleep(2000);
      expect(other.lines()).toEqual([]);
      await active.kill();
      const killedAt = performance.now();
      await vi.waitFor(() => expect(other.lines()).not.toEqual([]), STARTED);
      expect(performance.now() - killedAt).toBeLessThan(10_000);
      appending = false;
      await writing;
      const { events } = await consume(kafka.groupFeed, { group, streams: [prefix] }, holds(appended));
      expectNoGap(events);
    }, 60_000);
  });

  describe('a member of a group', () => {
    it('leaves its batch to the others when it is killed between handling and the next pull', async () => {
      const { prefix, group } = names('killed');
      await kafka.publisher.publish(feedEvents(prefix, 1, 30));
      const stuck = start(STUCK_CONSUMER, brokers, topic.topic, group, prefix);
      await vi.waitFor(() => expect(stuck.lines()).toEqual(['0']), STARTED);
      await stuck.kill();
      const { events } = await consume(kafka.groupFeed, { group, streams: [prefix] }, holds(30), 30_000);
      expect(events.map(({ revision }) => revision)).toEqual(Array.from({ length: 30 }, (_, n) => n));
    }, 60_000);
  });
});
