import { setTimeout as sleep } from 'node:timers/promises';
import kafkajs, { type Admin, type Kafka } from 'kafkajs';
import { engineError } from './engine-error.ts';

/** A broker that has just started says for a while that it doesn't know a group yet. Milliseconds. */
const PAUSES = [100, 200, 400, 800, 1600];

/** An administrator's connection of its own for `work`: one that outlived a broker would have to be looked after. */
export async function withAdmin<T>(kafka: Kafka, work: (admin: Admin) => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await once(kafka, work);
    } catch (error) {
      if (!passes(error)) throw engineError(error);
      await sleep(pause);
    }
  }
  return once(kafka, work).catch((error: unknown) => {
    throw engineError(error);
  });
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
