import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openKafka } from '../../adapters/kafka/kafka.ts';

/** A member of a group. It prints the first revision of its first batch with events, and never pulls the next batch. */
const [brokers = '', topic = '', group = '', prefix = ''] = process.argv.slice(2);
const { groupFeed } = openKafka({
  brokers: brokers.split(','),
  topic,
  partitions: 1,
  replication: 1,
  logger: pino({ level: 'silent' }),
});
const { signal } = new AbortController();
for await (const { events } of groupFeed.consume({ group, streams: [prefix], batchSize: 10, signal })) {
  const [first] = events;
  if (!first) continue;
  writeSync(1, `${first.revision}\n`);
  await sleep(600_000);
}
