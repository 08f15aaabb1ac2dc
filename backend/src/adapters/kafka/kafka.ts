import { Kafka, type KafkaConfig, logLevel } from 'kafkajs';
import type { EventPublisher } from '../../ports/event-publisher.ts';
import { withAdmin } from './admin.ts';
import { brokerVersion } from './broker-version.ts';
import { createGroupFeed, type KafkaGroupFeed } from './group-feed.ts';
import { keepIdleQueuesStill } from './idle-queues.ts';
import { logTo } from './log.ts';
import { createPublisher } from './publisher.ts';
import { clientConfig, type KafkaSettings } from './settings.ts';
import { ensureTopic } from './topic.ts';

export interface OpenKafka {
  readonly topic: string;
  readonly publisher: EventPublisher;
  readonly groupFeed: KafkaGroupFeed;
  /**
   * Creates the topic when it is missing. Rejects with `EngineUnavailable`, or with `EngineMisconfigured`: too few
   * partitions, login refused.
   */
  prepare(): Promise<void>;
  /** Resolves when a broker responds; rejects with `EngineUnavailable`. */
  ping(): Promise<void>;
  /** The version of the brokers, as `brokerVersion` tells it. */
  version(): Promise<string | undefined>;
  /** Closes the producer. Consumers end by the signal of their subscription. */
  close(): Promise<void>;
}

/** Kafka behind two ports: the relay publishes, and projections consume. Connects at the first call. */
export function openKafka(settings: KafkaSettings): OpenKafka {
  keepIdleQueuesStill();
  const config: KafkaConfig = {
    ...clientConfig(settings),
    logLevel: logLevel.INFO,
    logCreator: logTo(settings.logger),
  };
  const kafka = new Kafka(config);
  const publisher = createPublisher(config, settings);
  return {
    topic: settings.topic,
    publisher,
    groupFeed: createGroupFeed(kafka, settings),
    prepare: () => withAdmin(kafka, (admin) => ensureTopic(admin, settings)),
    ping: () =>
      withAdmin(kafka, async (admin) => {
        await admin.describeCluster();
      }),
    version: () => withAdmin(kafka, brokerVersion),
    close: () => publisher.close(),
  };
}
