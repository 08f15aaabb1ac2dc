import type { Consumer, Kafka } from 'kafkajs';
import pTimeout from 'p-timeout';
import type { GroupBatch, GroupFeed, GroupLosses, GroupSubscription } from '../../ports/group-feed.ts';
import { withAdmin } from './admin.ts';
import { reachesEnd } from './caught-up.ts';
import { handBatch } from './each-batch.ts';
import { toPortError } from './errors.ts';
import { assertNothingLost, groupProgress, hasLost, lagOf, skipLost } from './offsets.ts';
import { RendezvousChannel } from './rendezvous-channel.ts';
import { RETRY, type TopicSettings } from './settings.ts';
import { ensureTopic } from './topic.ts';

/** Milliseconds. A dead consumer is noticed after the session time-out; its partitions then go to the others. */
const MEMBERSHIP = { sessionTimeout: 10_000, heartbeatInterval: 2000, rebalanceTimeout: 30_000 };
const FETCH = { maxWaitTimeInMs: 500, maxBytesPerPartition: 1024 * 1024, maxBytes: 8 * 1024 * 1024 };
const JOIN_TIMEOUT_MS = 3000;
const LEAVE_TIMEOUT_MS = 4000;

export interface KafkaGroupFeed extends GroupFeed, GroupLosses {}

/** Consumer groups on one topic. kafkajs pushes; here each batch waits to be pulled, and the next pull commits it. */
export function createGroupFeed(kafka: Kafka, settings: TopicSettings): KafkaGroupFeed {
  const { topic } = settings;
  // Groups belong to the cluster: two installations on one broker, each with its own topic, must not share them.
  const groupIdOf = (group: string) => `${topic}.${group}`;
  return {
    consume: (subscription) =>
      consume(kafka, settings, { ...subscription, group: groupIdOf(subscription.group) }),
    lag: (group) =>
      withAdmin(kafka, async (admin) => lagOf(await groupProgress(admin, topic, groupIdOf(group)))),
    hasLost: (group) =>
      withAdmin(kafka, async (admin) => hasLost(await groupProgress(admin, topic, groupIdOf(group)))),
    skipLost: (group) =>
      withAdmin(kafka, async (admin) => {
        const id = groupIdOf(group);
        await skipLost(admin, topic, id, await groupProgress(admin, topic, id));
      }),
  };
}

async function* consume(
  kafka: Kafka,
  settings: TopicSettings,
  { group, streams, batchSize = 500, signal }: GroupSubscription,
): AsyncGenerator<GroupBatch> {
  if (!Number.isSafeInteger(batchSize) || batchSize < 1)
    throw new RangeError(`${batchSize} is not a batch size`);
  if (signal.aborted) return;
  const { topic } = settings;
  const progress = await withAdmin(kafka, async (admin) => {
    await ensureTopic(admin, settings);
    return groupProgress(admin, topic, group);
  });
  assertNothingLost(topic, group, progress);

  const batches = new RendezvousChannel<GroupBatch>();
  const left = new AbortController();
  const end = () => batches.end();
  signal.addEventListener('abort', end);
  let caughtUp = false;
  reachesEnd(kafka, topic, group, progress, AbortSignal.any([signal, left.signal])).then((reached) => {
    caughtUp = reached;
    if (reached) batches.offer({ events: [], caughtUp });
  });
  const consumer = kafka.consumer({
    groupId: group,
    ...MEMBERSHIP,
    ...FETCH,
    allowAutoTopicCreation: false,
    // The consumer ends, and the caller starts another: the only restart, which readiness and log can see.
    retry: { ...RETRY, restartOnFailure: async () => false },
  });
  const running = run(consumer, topic, batches, {
    streams,
    batchSize,
    handle: (events) => batches.offer({ events, caughtUp }),
    fail: (error) => batches.fail(error),
  });
  try {
    if (signal.aborted) return;
    yield* batches.items();
  } finally {
    signal.removeEventListener('abort', end);
    left.abort();
    // Leaving during a join would leave a dead member that the group waits for.
    await pTimeout(running, { milliseconds: JOIN_TIMEOUT_MS, message: false });
    // A rebalance that waits for a dead member holds up who leaves. The group then removes this one after its session.
    const leaving = consumer.disconnect().catch(() => undefined);
    await pTimeout(leaving, { milliseconds: LEAVE_TIMEOUT_MS, message: false });
  }
}

async function run(
  consumer: Consumer,
  topic: string,
  batches: RendezvousChannel<GroupBatch>,
  handler: Parameters<typeof handBatch>[1],
): Promise<void> {
  consumer.on(consumer.events.CRASH, ({ payload }) => batches.fail(toPortError(payload.error)));
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      eachBatch: (payload) => handBatch(payload, handler),
    });
  } catch (error) {
    batches.fail(toPortError(error));
  }
}
