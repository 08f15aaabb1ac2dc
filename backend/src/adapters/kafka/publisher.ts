import { CompressionTypes, type Kafka, Partitioners, type Producer } from 'kafkajs';
import type { EventPublisher } from '../../ports/event-publisher.ts';
import { withAdmin } from './admin.ts';
import { toPortError } from './errors.ts';
import { toMessage } from './message.ts';
import { partsOf } from './parts.ts';
import { RETRY, type TopicSettings } from './settings.ts';
import { ensureTopic } from './topic.ts';

/** Before compression. All messages of a partition in one `send` are one record batch, which the topic limits. */
const SEND_BYTES = 1024 * 1024;

export interface KafkaPublisher extends EventPublisher {
  close(): Promise<void>;
}

/**
 * A producer numbers its record batches, and the broker drops a number that it has seen. After a failure kafkajs reuses the
 * number for the next batch. If the failed batch was written after all, the broker acknowledges the next one and drops it.
 * So no producer outlives a failure: repeats are then written twice, which consumers expect.
 */
export function createPublisher(kafka: Kafka, settings: TopicSettings): KafkaPublisher {
  const { topic } = settings;
  let current: Promise<Producer> | undefined;

  async function connect(): Promise<Producer> {
    await withAdmin(kafka, (admin) => ensureTopic(admin, settings));
    const producer = kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
      retry: RETRY,
    });
    await producer.connect();
    return producer;
  }

  async function giveUp(): Promise<void> {
    const producer = current;
    current = undefined;
    await producer?.then((each) => each.disconnect()).catch(() => undefined);
  }

  return {
    async publish(events) {
      current ??= connect();
      try {
        const producer = await current;
        const parts = partsOf(events.map(toMessage), SEND_BYTES, ({ value }) => value.length);
        for (const messages of parts) {
          await producer.send({
            topic,
            acks: -1,
            compression: CompressionTypes.GZIP,
            messages: [...messages],
          });
        }
      } catch (error) {
        await giveUp();
        throw toPortError(error);
      }
    },
    isEmpty: () =>
      withAdmin(kafka, async (admin) => {
        await ensureTopic(admin, settings);
        return (await admin.fetchTopicOffsets(topic)).every(({ high }) => high === '0');
      }),
    close: giveUp,
  };
}
