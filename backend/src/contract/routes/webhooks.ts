import { z } from 'zod';
import { Message } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { json, Range, wholeNumber } from '../schemas/list-query.ts';
import { Webhook, WebhookBody, WebhookMessage, WebhookMessageId } from '../schemas/webhook.ts';

const byId = z.object({ id: z.uuid() });
/** `secret`: shown this once. */
const WithSecret = Message.extend({ secret: z.string() });

/** Webhooks: addresses that are told of what happens to codes. */
export const webhookRoutes = {
  webhooks: defineRoute({
    method: 'GET',
    path: '/admin-api/webhooks',
    access: 'integrations.read',
    tag: 'admin',
    summary: 'Webhooks with their state: sort and range as JSON; Content-Range carries the total',
    query: z.object({
      sort: json(z.tuple([z.enum(['createdAt', 'id']), z.enum(['ASC', 'DESC'])])).optional(),
      range: json(Range).optional(),
      filter: json(z.strictObject({})).optional(),
    }),
    answer: z.array(Webhook),
    errors: [],
  }),
  webhook: defineRoute({
    method: 'GET',
    path: '/admin-api/webhooks/:id',
    access: 'integrations.read',
    tag: 'admin',
    summary: 'One webhook with its state',
    params: byId,
    answer: Webhook,
    errors: ['unknown_webhook'],
  }),
  addWebhook: defineRoute({
    method: 'POST',
    path: '/admin-api/webhooks',
    access: 'integrations.manage',
    tag: 'admin',
    summary: 'Add a webhook. The answer holds its signing secret, which nothing shows again',
    body: WebhookBody,
    answer: WithSecret.extend({ id: z.string() }),
    status: 201,
    errors: ['too_many_webhooks', 'edited_meanwhile'],
  }),
  changeWebhook: defineRoute({
    method: 'PUT',
    path: '/admin-api/webhooks/:id',
    access: 'integrations.manage',
    tag: 'admin',
    summary: 'Change address, description and types of a webhook',
    params: byId,
    body: WebhookBody,
    answer: Message,
    errors: ['unknown_webhook', 'edited_meanwhile'],
  }),
  pauseWebhook: defineRoute({
    method: 'POST',
    path: '/admin-api/webhooks/:id/pause',
    access: 'integrations.manage',
    tag: 'admin',
    summary: 'Pause a webhook: what waits stays, and what happens meanwhile is not told',
    params: byId,
    answer: Message,
    errors: ['unknown_webhook', 'edited_meanwhile'],
  }),
  resumeWebhook: defineRoute({
    method: 'POST',
    path: '/admin-api/webhooks/:id/resume',
    access: 'integrations.manage',
    tag: 'admin',
    summary: 'Resume a paused webhook',
    params: byId,
    answer: Message,
    errors: ['unknown_webhook', 'edited_meanwhile'],
  }),
  rotateWebhookSecret: defineRoute({
    method: 'POST',
    path: '/admin-api/webhooks/:id/rotate',
    access: 'integrations.manage',
    tag: 'admin',
    summary:
      'Give a webhook another signing secret, which nothing shows again. The one before signs beside it for 24 hours',
    params: byId,
    answer: WithSecret,
    errors: ['unknown_webhook', 'edited_meanwhile'],
  }),
  removeWebhook: defineRoute({
    method: 'DELETE',
    path: '/admin-api/webhooks/:id',
    access: 'integrations.manage',
    tag: 'admin',
    summary: 'Remove a webhook with its secret and its messages',
    params: byId,
    answer: Message,
    errors: ['unknown_webhook', 'edited_meanwhile'],
  }),
  testWebhook: defineRoute({
    method: 'POST',
    path: '/admin-api/webhooks/:id/test',
    access: 'integrations.manage',
    tag: 'admin',
    summary: 'Send a message of the type webhook.test at once. The answer holds what the receiver answered',
    params: byId,
    answer: WebhookMessage,
    errors: ['unknown_webhook'],
  }),
  webhookMessages: defineRoute({
    method: 'GET',
    path: '/admin-api/webhooks/:id/messages',
    access: 'integrations.read',
    tag: 'admin',
    summary:
      'Messages of a webhook with their deliveries, the newest first; `next` is where the next page ends. A page may be short where older messages exist',
    params: byId,
    query: z.object({
      after: WebhookMessageId.optional(),
      status: z.enum(['waiting', 'delivered', 'failed']).optional(),
      limit: wholeNumber(1, 100).default(25),
    }),
    answer: z.object({ messages: z.array(WebhookMessage), next: z.string().nullable() }),
    errors: ['unknown_webhook'],
  }),
  redeliverWebhookMessage: defineRoute({
    method: 'POST',
    path: '/admin-api/webhooks/:id/messages/:message/redeliver',
    access: 'integrations.manage',
    tag: 'admin',
    summary: 'Send a message again, with the id that it had',
    params: byId.extend({ message: WebhookMessageId }),
    answer: Message,
    errors: ['unknown_webhook', 'unknown_message', 'webhook_paused'],
  }),
  redeliverFailedWebhookMessages: defineRoute({
    method: 'POST',
    path: '/admin-api/webhooks/:id/redeliver',
    access: 'integrations.manage',
    tag: 'admin',
    summary: 'Send all failed messages since a moment again, the newest 1,000 of them; `count` says how many',
    params: byId,
    body: z.strictObject({ since: z.iso.datetime({ offset: true }) }),
    answer: Message.extend({ count: z.int() }),
    errors: ['unknown_webhook', 'webhook_paused'],
  }),
} as const;
