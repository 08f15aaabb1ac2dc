import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { parseUrl } from '../links/parse-url.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { Timestamp } from '../primitives.ts';
import { Owner } from './user.ts';

/** What a webhook may tell of, in the order of the form. docs/webhooks.md describes each. */
export const WEBHOOK_TYPES = [
  'code.claimed',
  'content.saved',
  'code.scanned',
  'code.released',
  'code.handed_over',
  'code.reset',
  'content.hidden',
  'content.shown',
] as const;
export type WebhookTypeName = (typeof WEBHOOK_TYPES)[number];

/** An address without user and password, as URLs are written. The server also checks where its host leads. */
export const WebhookAddress = z
  .string()
  .trim()
  .max(LIMITS.linkLength, FORM_MESSAGES.webhookAddress)
  .transform((text, context) => {
    const url = parseUrl(text);
    const isWeb = url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(text);
    if (!isWeb || url.username !== '' || url.password !== '') {
      context.addIssue({ code: 'custom', message: FORM_MESSAGES.webhookAddress });
      return z.NEVER;
    }
    url.hash = '';
    return url.href;
  });

export const WebhookBody = z.strictObject({
  url: WebhookAddress,
  description: z.string().trim().max(LIMITS.webhookDescriptionLength).default(''),
  types: z.array(z.enum(WEBHOOK_TYPES)).min(1, FORM_MESSAGES.webhookTypes).max(WEBHOOK_TYPES.length),
});

/** A webhook, as the console shows it. Of an address, an auditor without sight of names sees the host alone. */
export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  types: z.array(z.enum(WEBHOOK_TYPES)),
  state: z.enum(['working', 'failing', 'paused']),
  /** Why it is paused: an admin did it, everything failed for five days, or the receiver answered 410. */
  paused: z.enum(['admin', 'failures', 'gone']).nullable(),
  /** When the first of the latest failures happened; null after a success. */
  failingSince: Timestamp.nullable(),
  lastDeliveredAt: Timestamp.nullable(),
  /** Messages that are still to be delivered; `more` where the count stopped. */
  waiting: z.int(),
  more: z.boolean(),
  createdAt: Timestamp,
  createdBy: Owner.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** One try to deliver a message. */
export const WebhookAttempt = z.object({
  at: Timestamp,
  /** The HTTP status; null without an answer. */
  status: z.int().nullable(),
  /** Milliseconds until the answer, or the failure. */
  ms: z.int(),
  /** Why it failed, in words; null where the status says it. */
  error: z.string().nullable(),
  /** The beginning of the answer, 1 KB at most. */
  answer: z.string(),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

/** A message with its tries, the first one first. */
export const WebhookMessage = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: Timestamp,
  status: z.enum(['waiting', 'delivered', 'failed']),
  /** When the next try is due; null where none is. */
  dueAt: Timestamp.nullable(),
  /** What is sent, as JSON. */
  body: z.string(),
  attempts: z.array(WebhookAttempt),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

/** The id of a message. */
export const WebhookMessageId = z.string().regex(/^msg_\d{13}_[0-9a-f]{24}$/);
