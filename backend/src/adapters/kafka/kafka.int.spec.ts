import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { PublishedLost } from '../../ports/event-publisher.ts';
import { groupFeedContract } from '../../testing/contracts/group-feed.contract.ts';
import { consume, feedEvents, holds, names } from '../../testing/contracts/group-feed-suite.contract.ts';
import { describeEngine } from '../../testing/engines/engines.ts';
import { kafkaTopic } from '../../testing/engines/kafka.ts';
import { openKafka } from './kafka.ts';

const logger = pino({ level: 'silent' });
const NOWHERE = { topic: `test.${randomUUID()}`, partitions: 1, replication: 1, logger };

describeEngine('kafka', ({ brokers: list }) => {
  const brokers = list.split(',');
  async function createBacking() {
    const { topic, client, withAdmin, open, remove } = kafkaTopic(list);
    return { topic, client, withAdmin, open: async () => open(), openOf: open, remove };
  }

  groupFeedContract(createBacking);

  describe('beyond the contract', () => {
    it('keeps the topic for ever', async () => {
      const backing = await createBacking();
      const { prepare } = backing.openOf(3);
      await Promise.all([prepare(), prepare()]);
      const { resources } = await backing.withAdmin((admin) =>
        admin.describeConfigs({
          includeSynonyms: false,
          resources: [{ type: 2, name: backing.topic, configNames: ['retention.ms', 'cleanup.policy'] }],
        }),
      );
      const values = resources[0]?.configEntries.map(({ configName, configValue }) => [
        configName,
        configValue,
      ]);
      expect(Object.fromEntries(values ?? [])).toEqual({ 'retention.ms': '-1', 'cleanup.policy': 'delete' });
      await backing.remove();
    });

    it('reports a topic with too few partitions in one line', async () => {
      const backing = await createBacking();
      await backing.openOf(2).prepare();
      const { prepare, publisher } = backing.openOf(3);
      await expect(prepare()).rejects.toThrow(EngineMisconfigured);
      await expect(prepare()).rejects.toThrow(/^Kafka: topic .* has 2 partitions, but 3 are configured/);
      await expect(publisher.publish(feedEvents('x', 1, 1))).rejects.toThrow(EngineMisconfigured);
      await backing.remove();
    });

    it('reports too few brokers for the copies in one line', async () => {
      const { prepare } = openKafka({ ...NOWHERE, brokers, replication: 50 });
      await expect(prepare()).rejects.toThrow(/^Kafka: there are fewer brokers than configured copies/);
    });

    it('writes nothing behind a loss of what was acknowledged, and says so once', async () => {
      const backing = await createBacking();
      const { prefix } = names('lost');
      const { publisher, prepare, close } = backing.openOf(1);
      const other = backing.openOf(1);
      const [first, second, third] = feedEvents(prefix, 1, 3).map((event) => [event]);
      if (!(first && second && third)) throw new Error('there are three events');
      await publisher.publish(first);
      expect(await publisher.publish(second)).toEqual({ 0: 1 });
      await backing.remove();
      await prepare();
      await other.publisher.publish(first);
      await close();
      await expect(publisher.publish(third)).rejects.toThrow(PublishedLost);
      expect(await publisher.ends()).toEqual({ 0: 1 });
      expect(await publisher.publish(second)).toEqual({ 0: 1 });
      await Promise.all([close(), other.close()]);
      await backing.remove();
    });

    it('fails each time on a message that is not an event, and never skips it', async () => {
      const backing = await createBacking();
      const { prefix, group } = names('poison');
      const { publisher, groupFeed, close } = backing.openOf(1);
      await publisher.publish(feedEvents(prefix, 1, 3));
      const producer = backing.client.producer();
      await producer.connect();
      await producer.send({
        topic: backing.topic,
        messages: [{ key: `${prefix}-0`, value: '{"no":"event"}' }],
      });
      await producer.disconnect();
      const subscription = { group, streams: [prefix], batchSize: 3 };
      for (const _ of [1, 2]) {
        const failing = consume(groupFeed, subscription, () => false);
        await expect(failing).rejects.toThrow(`the message at ${backing.topic}/0/3 is not an event`);
      }
      const others = await consume(
        groupFeed,
        { ...subscription, streams: ['other'], group: `${group}.2` },
        ({ batches }) => batches.some(({ caughtUp }) => caughtUp),
      );
      expect(others.events).toEqual([]);
      await close();
      await backing.remove();
    });

    it('fails when the topic has lost unhandled events, until the group skips them', async () => {
      const backing = await createBacking();
      const { prefix, group } = names('lost');
      const { publisher, groupFeed, close } = backing.openOf(1);
      await publisher.publish(feedEvents(prefix, 1, 10));
      await consume(groupFeed, { group, streams: [prefix], batchSize: 2 }, holds(2));
      await backing.withAdmin(async (admin) => {
        await admin.fetchTopicOffsets(backing.topic);
        await admin.deleteTopicRecords({ topic: backing.topic, partitions: [{ partition: 0, offset: '6' }] });
      });
      expect(await groupFeed.hasLost(group)).toBe(true);
      await expect(consume(groupFeed, { group, streams: [prefix] }, holds(8))).rejects.toThrow(
        /has lost events/,
      );
      await groupFeed.skipLost(group);
      expect(await groupFeed.hasLost(group)).toBe(false);
      const left = await consume(groupFeed, { group, streams: [prefix] }, holds(4));
      expect(left.events.map(({ revision }) => revision)).toEqual([6, 7, 8, 9]);
      await close();
      await backing.remove();
    });

    it('reports that the engine is away', async () => {
      const away = openKafka({ ...NOWHERE, brokers: ['127.0.0.1:1'] });
      await Promise.all([
        expect(away.ping()).rejects.toThrow(EngineUnavailable),
        expect(away.publisher.publish(feedEvents('x', 1, 1))).rejects.toThrow(EngineUnavailable),
        expect(consume(away.groupFeed, { group: 'test.away', streams: ['x'] }, holds(1))).rejects.toThrow(
          EngineUnavailable,
        ),
      ]);
    });
  });
});
