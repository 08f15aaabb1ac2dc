import type { EachBatchPayload, KafkaMessage } from 'kafkajs';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { isOf, toEvent } from './message.ts';
import { partsOf } from './parts.ts';

export interface Handler {
  readonly streams: readonly string[];
  readonly batchSize: number;
  /** Resolves to true once the events are handled; to false when they are not, and no later ones will be. */
  handle(events: readonly FeedEvent[]): Promise<boolean>;
  /** Receives the error of a message that cannot be read. */
  fail(error: unknown): void;
}

const HEARTBEAT_MS = 1000;

/**
 * Handles one fetched batch of a partition, in parts. The committed offset never passes an unhandled event. A commit or
 * heartbeat that fails because the partition was reassigned goes to kafkajs, which rejoins the group.
 */
export async function handBatch(payload: EachBatchPayload, handler: Handler): Promise<void> {
  const { batch, isRunning, isStale, heartbeat, resolveOffset } = payload;
  const ours = batch.messages.filter(isOf(handler.streams));
  for (const messages of partsOf(ours, handler.batchSize)) {
    if (!isRunning() || isStale()) return;
    const events = readAll(messages, `${batch.topic}/${batch.partition}`, handler);
    if (!events || !(await beating(heartbeat, handler.handle(events)))) return;
    const last = messages.at(-1)?.offset ?? batch.lastOffset();
    resolveOffset(last);
    await commitBehind(payload, last);
    await heartbeat();
  }
  // The end of the batch, or all of it, may be of streams that the group does not follow.
  if (!isRunning() || isStale() || ours.at(-1)?.offset === batch.lastOffset()) return;
  resolveOffset(batch.lastOffset());
  await commitBehind(payload, batch.lastOffset());
}

function readAll(
  messages: readonly KafkaMessage[],
  partition: string,
  handler: Handler,
): readonly FeedEvent[] | undefined {
  try {
    return messages.map((message) => toEvent(message, `${partition}/${message.offset}`));
  } catch (error) {
    handler.fail(error);
    return undefined;
  }
}

function commitBehind(
  { batch: { topic, partition }, commitOffsetsIfNecessary }: EachBatchPayload,
  offset: string,
): Promise<void> {
  const next = String(BigInt(offset) + 1n);
  return commitOffsetsIfNecessary({ topics: [{ topic, partitions: [{ partition, offset: next }] }] });
}

/** Sends heartbeats during slow work. A lost membership shows at the commit. */
async function beating<T>(heartbeat: () => Promise<void>, work: Promise<T>): Promise<T> {
  const timer = setInterval(() => heartbeat().catch(() => undefined), HEARTBEAT_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
