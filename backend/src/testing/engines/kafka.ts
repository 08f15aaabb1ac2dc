import { randomUUID } from 'node:crypto';
import { type Admin, Kafka, logLevel } from 'kafkajs';
import { pino } from 'pino';
import { openKafka } from '../../adapters/kafka/kafka.ts';

/** Returns a unique topic with its client, and a function that removes it. */
export function kafkaTopic(list: string) {
  const brokers = list.split(',');
  const client = new Kafka({ brokers, logLevel: logLevel.NOTHING });
  const topic = `test.${randomUUID()}`;
  async function withAdmin<T>(work: (admin: Admin) => Promise<T>): Promise<T> {
    const admin = client.admin();
    await admin.connect();
    try {
      return await work(admin);
    } finally {
      await admin.disconnect();
    }
  }
  return {
    topic,
    client,
    withAdmin,
    open: (partitions = 4) =>
      openKafka({ brokers, topic, partitions, replication: 1, logger: pino({ level: 'silent' }) }),
    remove: () => withAdmin((admin) => admin.deleteTopics({ topics: [topic] })),
  };
}
