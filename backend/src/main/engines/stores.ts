import type { Logger } from 'pino';
import type { Config } from '../settings/config.ts';
import type { Startup } from '../startup.ts';
import { openDocuments } from './documents.ts';
import { openKafkaOf } from './kafka.ts';
import { openLog } from './log.ts';

/** Opens the log, the stores beside it and Kafka, and waits until log and stores respond. Kafka may be away. */
export async function openStores(config: Config, logger: Logger, startup: Startup) {
  const { store: events, feed } = await openLog(config);
  const documents = await openDocuments(config, logger);
  const kafka = await openKafkaOf(config, logger);
  for (const engine of [events, documents.store, documents.vault]) await startup.reach(() => engine.ping());
  return { events, feed, documents, kafka };
}
