import type { KafkaMessage, Message } from 'kafkajs';
import { z } from 'zod';
import type { FeedEvent } from '../../ports/event-feed.ts';
import type { JsonObject } from '../../ports/json.ts';

/** Everything that came out of `JSON.parse` is JSON; that it is an object is all there is to ask. */
const ParsedObject = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const PublishedEvent = z.object({
  id: z.string(),
  type: z.string(),
  version: z.int().positive(),
  at: z.string(),
  actor: z.object({ kind: z.enum(['user', 'admin', 'system']), id: z.string().nullable() }),
  data: ParsedObject,
  stream: z.string(),
  revision: z.int().nonnegative(),
  position: z.string(),
});

/** The whole event is the value; the headers are for those who route by them and read no value. */
export function toMessage(event: FeedEvent): Message & { readonly value: string } {
  const { type, version, id, stream, revision, position, at, actor, data } = event;
  return {
    key: stream,
    value: JSON.stringify({ id, type, version, at, actor, data, stream, revision, position }),
    headers: { type, version: String(version), id, stream, revision: String(revision), position },
  };
}

/** Throws what tells where the message lies. */
export function toEvent(message: KafkaMessage, place: string): FeedEvent {
  try {
    return PublishedEvent.parse(JSON.parse(message.value?.toString() ?? ''));
  } catch (error) {
    throw new Error(`the message at ${place} is no event`, { cause: error });
  }
}

/** Keyless messages are nobody's of ours: they are read, and fail there. */
export function isOf(streams: readonly string[]) {
  return ({ key }: KafkaMessage): boolean => {
    const stream = key?.toString();
    return stream === undefined || streams.some((prefix) => stream.startsWith(prefix));
  };
}
