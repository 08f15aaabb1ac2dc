import type { Admin, ITopicConfig } from 'kafkajs';
import { EngineMisconfigured } from '../../ports/errors.ts';
import { ENGINE, type TopicSettings } from './settings.ts';

/** Bytes of the largest compressed record batch: an event may have a megabyte and not compress at all. */
const MAX_MESSAGE_BYTES = 4 * 1024 * 1024;

/** Creates the topic when it is missing. Rejects with `EngineMisconfigured` when it has too few partitions. */
export async function ensureTopic(admin: Admin, settings: TopicSettings): Promise<void> {
  const { topic, partitions } = settings;
  if (!(await admin.listTopics()).includes(topic)) {
    await admin.createTopics({ topics: [definitionOf(settings)], waitForLeaders: true });
  }
  const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
  const found = topics.find(({ name }) => name === topic)?.partitions.length ?? 0;
  if (found >= partitions) return;
  throw new EngineMisconfigured(
    ENGINE,
    `topic ${topic} has ${found} partitions, but ${partitions} are configured; configure ${found}: adding partitions later would change the order of events`,
  );
}

/**
 * Kept for ever, whatever the broker's limits: a group that is new or returns late reads from the first event. The
 * operator may limit the topic later; the log has everything.
 */
const definitionOf = ({ topic, partitions, replication }: TopicSettings): ITopicConfig => ({
  topic,
  numPartitions: partitions,
  replicationFactor: replication,
  configEntries: [
    { name: 'cleanup.policy', value: 'delete' },
    { name: 'retention.ms', value: '-1' },
    { name: 'retention.bytes', value: '-1' },
    { name: 'max.message.bytes', value: String(MAX_MESSAGE_BYTES) },
    { name: 'min.insync.replicas', value: replication >= 3 ? '2' : '1' },
  ],
});
