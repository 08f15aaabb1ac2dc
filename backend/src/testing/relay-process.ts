import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { openKafka } from '../adapters/kafka/kafka.ts';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import { openSqliteLeases } from '../adapters/sqlite/lease.ts';
import { openSqliteVault } from '../adapters/sqlite/vault/vault.ts';
import { relay } from '../processes/relay/relay.ts';

/** A relay from the log in a folder to Kafka. It prints the number of acknowledged events of each batch. */
const [folder = '', brokers = '', topic = ''] = process.argv.slice(2);
const logger = pino({ level: 'silent' });
const { publisher } = openKafka({
  brokers: brokers.split(','),
  topic,
  partitions: 1,
  replication: 1,
  logger,
});
await relay(
  {
    feed: openSqliteEventStore(join(folder, 'events.db')).feed,
    vault: openSqliteVault(join(folder, 'vault.db')),
    leases: openSqliteLeases(join(folder, 'leases.db')),
    publisher,
    logger,
  },
  {
    name: 'relay',
    holder: String(process.pid),
    batchSize: 100,
    signal: new AbortController().signal,
    onProgress: ({ events }) => {
      if (events > 0) writeSync(1, `${events}\n`);
    },
  },
);
