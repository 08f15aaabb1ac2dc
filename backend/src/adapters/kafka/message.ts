import type { KafkaMessage, Message } from 'kafkajs';
import { z } from 'zod';
import type { FeedEvent } from '../../ports/event-feed.ts';
import type { JsonObject } from '../../ports/json/json.ts';

/** The value comes from `JSON.parse`, so being an object is all there is to check. */
const ParsedObject = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const PublishedEvent = z.object({
  id: z.string(),
  type: z.string(),
  version: z.int().positive(),
  at: z.string(),
  actor: z.object({
    kind: z.enum(['user', 'admin', 'system']),
    id: z.string().nullable(),
    apiKey: z.string().optional(),
    domain: z.string().optional(),
  }),
  data: ParsedObject,
  stream: z.string(),
  revision: z.int().nonnegative(),
  position: z.string(),
  trace: z.string().optional(),
});

/** The value is the whole event; the headers serve routing that reads no values, and tracing by its standard name. */
export function toMessage(event: FeedEvent): Message & { readonly value: string } {
  const { type, version, id, stream, revision, position, at, actor, data, trace } = event;
  return {
    key: stream,
    value: JSON.stringify({ id, type, version, at, actor, data, stream, revision, position, trace }),
    headers: {
      type,
      version: String(version),
      id,
      stream,
      revision: String(revision),
      position,
      ...(trace === undefined ? {} : { traceparent: trace }),
    },
  };
}

/** Throws an error that names the message's place. */
export function toEvent(message: KafkaMessage, place: string): FeedEvent {
  try {
    return PublishedEvent.parse(JSON.parse(message.value?.toString() ?? ''));
  } catch (error) {
    throw new Error(`the message at ${place} is not an event`, { cause: error });
  }
}

/** Includes messages without a key: they are not the product's, and reading them fails. */
export function isOf(streams: readonly string[]) {
  return ({ key }: KafkaMessage): boolean => {
    const stream = key?.toString();
    return stream === undefined || streams.some((prefix) => stream.startsWith(prefix));
  };
}
