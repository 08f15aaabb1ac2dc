import type { Logger } from 'pino';
import type { LogServer } from '../../adapters/eventstoredb/server-version.ts';
import type { EngineThread } from '../../adapters/sqlite/channel.ts';
import type { Config } from '../settings/config.ts';
import type { Startup } from '../startup.ts';
import { openDocuments } from './documents.ts';
import { openKafkaOf } from './kafka.ts';
import { openLog } from './log.ts';

/** Opens the log, the stores beside it and Kafka, and waits until log and stores respond. Kafka may be away. */
export async function openStores(config: Config, logger: Logger, startup: Startup, thread?: EngineThread) {
  const { store: events, feed, server } = await openLog(config, thread);
  // A program that serves nobody passes all documents.
  const documents = await openDocuments(config, logger, thread, thread === 'this' ? 'small' : undefined);
  const kafka = await openKafkaOf(config, logger);
  for (const engine of [events, documents.store, documents.vault]) await startup.reach(() => engine.ping());
  if (server) tellServer(await startup.reach(server), logger);
  return { events, feed, documents, kafka };
}

/** Logs which server holds the log, and warns of one whose behaviour nobody has seen. */
function tellServer({ version, tested }: LogServer, logger: Logger): void {
  const about = { version };
  if (tested) logger.info(about, 'the log is on EventStoreDB');
  else
    logger.warn(
      about,
      'this version of KurrentDB or EventStoreDB was never tested with Qlaim: see docs/operations/eventstoredb.md',
    );
}
