import { createHash } from 'node:crypto';
import { z } from 'zod';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 30 * DAY_MS;
/** Milliseconds since 1970, in the year 2286. */
const FAR = 9_999_999_999_999;

/** One try. `status`: null without an answer. `ms`: its milliseconds. `answer`: the beginning of the answer. */
const Attempt = z.object({
  at: z.string(),
  status: z.int().nullable(),
  ms: z.int(),
  error: z.string().nullable(),
  answer: z.string(),
});
export type Attempt = z.infer<typeof Attempt>;

/** A message to one webhook, as the vault keeps it for 30 days. */
export const StoredMessage = z.object({
  type: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** What is sent, and signed: JSON. */
  body: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  /** When the next try is due, in milliseconds since 1970; null unless it waits. */
  dueAt: z.int().nullable(),
  /** The tries since it was queued, or queued again. */
  tries: z.int(),
  attempts: z.array(Attempt),
  /** The trace of the event that it tells of; absent where nobody traces. */
  trace: z.string().optional(),
});
export type StoredMessage = z.infer<typeof StoredMessage>;

/** A message that is to be queued. */
export const NewMessage = z.object({
  webhook: z.string(),
  id: z.string(),
  type: z.string(),
  createdAt: z.string(),
  body: z.string(),
  trace: z.string().optional(),
});
export type NewMessage = z.infer<typeof NewMessage>;

/**
 * Returns the id of a message, the `webhook-id` of its deliveries. It follows from the name, so that a repeat is
 * recognised. Ids of later messages come first in their order, so that lists begin with the newest.
 */
export function messageId(createdAt: string, name: string): string {
  const place = String(FAR - Date.parse(createdAt)).padStart(13, '0');
  return `msg_${place}_${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
}

/** Returns when a message with this id was made, in milliseconds since 1970. */
export const madeAt = (id: string): number => FAR - Number(id.split('_')[1]);

/** Returns the body of a message (Standard Webhooks). */
export const bodyOf = (type: string, timestamp: string, data: object): string =>
  JSON.stringify({ type, timestamp, data });

/** Returns when a message is removed from the vault. */
export const expiryOf = ({ createdAt }: Pick<StoredMessage, 'createdAt'>): string =>
  new Date(Date.parse(createdAt) + KEPT_MS).toISOString();
