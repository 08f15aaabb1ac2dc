import kafkajs, { type Admin, type Kafka } from 'kafkajs';
import pRetry from 'p-retry';
import { toPortError } from './errors.ts';

/** Milliseconds. A broker that has just started does not know its groups for a while. */
const RETRIES = { retries: 5, minTimeout: 100, maxTimeout: 1600, factor: 2 };

/** Runs `work` over an admin connection of its own, so that none has to survive a broker. Errors are in the port's terms. */
export async function withAdmin<T>(kafka: Kafka, work: (admin: Admin) => Promise<T>): Promise<T> {
  try {
    return await pRetry(() => once(kafka, work), { ...RETRIES, shouldRetry: ({ error }) => passes(error) });
  } catch (error) {
    throw toPortError(error);
  }
}

const passes = (error: unknown): boolean => error instanceof kafkajs.KafkaJSProtocolError && error.retriable;

async function once<T>(kafka: Kafka, work: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = kafka.admin();
  try {
    await admin.connect();
    return await work(admin);
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
}
