import {
  CompressionTypes,
  Kafka,
  type KafkaConfig,
  Partitioners,
  type Producer,
  type RecordMetadata,
} from 'kafkajs';
import { type EventPublisher, hasAll, type Offsets, PublishedLost } from '../../ports/event-publisher.ts';
import { withAdmin } from './admin.ts';
import { ConnectionWatch } from './connection-watch.ts';
import { toPortError } from './errors.ts';
import { toMessage } from './message.ts';
import { partsOf } from './parts.ts';
import { ENGINE, RETRY, type TopicSettings } from './settings.ts';
import { ensureTopic } from './topic.ts';

/** Before compression. All messages of a partition in one `send` are one record batch, which the topic limits. */
const SEND_BYTES = 1024 * 1024;

export interface KafkaPublisher extends EventPublisher {
  close(): Promise<void>;
}

interface Connected {
  readonly producer: Producer;
  readonly watch: ConnectionWatch;
}

/**
 * A producer numbers its record batches, and the broker drops a number that it has seen. After a failure kafkajs reuses the
 * number for the next batch. If the failed batch was written after all, the broker acknowledges the next one and drops it.
 * So no producer outlives a failure: repeats are then written twice, which consumers expect.
 *
 * Nor does one outlive its connections. A broker acknowledges before its disk has the events, so one that failed may have
 * lost some: each new producer looks whether the topic still has them, before it writes what follows.
 */
export function createPublisher(config: KafkaConfig, settings: TopicSettings): KafkaPublisher {
  const { topic } = settings;
  const kafka = new Kafka(config);
  let current: Promise<Connected> | undefined;
  let acknowledged: Offsets = {};

  const ends = () =>
    withAdmin(kafka, async (admin) => {
      await ensureTopic(admin, settings);
      const offsets = await admin.fetchTopicOffsets(topic);
      return Object.fromEntries(offsets.map(({ partition, high }) => [partition, Number(high)]));
    });

  async function connect(): Promise<Connected> {
    const watch = new ConnectionWatch();
    const producer = new Kafka({ ...config, socketFactory: watch.socketFactory }).producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
      retry: RETRY,
    });
    await producer.connect();
    watch.watch();
    if (hasAll(await ends(), acknowledged)) return { producer, watch };
    await producer.disconnect();
    throw new PublishedLost(ENGINE);
  }

  async function giveUp(): Promise<void> {
    const connected = current;
    current = undefined;
    await connected?.then(({ producer }) => producer.disconnect()).catch(() => undefined);
  }

  return {
    async publish(events) {
      if ((await current)?.watch.broken) await giveUp();
      current ??= connect();
      try {
        const { producer } = await current;
        for (const messages of partsOf(events.map(toMessage), SEND_BYTES, ({ value }) => value.length)) {
          const sent = await producer.send({
            topic,
            acks: -1,
            compression: CompressionTypes.GZIP,
            messages: [...messages],
          });
          acknowledged = { ...acknowledged, ...offsetsOf(sent) };
        }
        return acknowledged;
      } catch (error) {
        await giveUp();
        if (error instanceof PublishedLost) acknowledged = {};
        throw toPortError(error);
      }
    },
    ends,
    close: giveUp,
  };
}

/** The last write in each partition. */
const offsetsOf = (sent: readonly RecordMetadata[]): Offsets =>
  Object.fromEntries(sent.map(({ partition, baseOffset }) => [partition, Number(baseOffset)]));
