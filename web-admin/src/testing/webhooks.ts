import type { Webhook, WebhookAttempt, WebhookMessage } from '@qlaim/backend/contract/console';

/** Returns a webhook that works, as the console reads it. `over` replaces fields. */
export const aWebhook = (over: Partial<Webhook> = {}): Webhook => ({
  id: '0199a3c0-7d1e-7abc-8def-0123456789ab',
  url: 'https://shop.example/hooks',
  description: 'The shop',
  types: ['code.claimed', 'code.reset'],
  state: 'working',
  paused: null,
  failingSince: null,
  lastDeliveredAt: '2026-11-20T10:00:00.000Z',
  waiting: 0,
  more: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  createdBy: null,
  ...over,
});

/** Returns the try of a message that was answered. `over` replaces fields. */
export const anAttempt = (over: Partial<WebhookAttempt> = {}): WebhookAttempt => ({
  at: '2026-11-20T10:00:00.000Z',
  status: 200,
  ms: 1204,
  error: null,
  answer: '',
  ...over,
});

/** Returns a delivered message. `over` replaces fields. */
export const aMessage = (over: Partial<WebhookMessage> = {}): WebhookMessage => ({
  id: `msg_1764000000000_${'a'.repeat(24)}`,
  type: 'code.claimed',
  createdAt: '2026-11-20T10:00:00.000Z',
  status: 'delivered',
  dueAt: null,
  body: '{"type":"code.claimed"}',
  attempts: [anAttempt()],
  ...over,
});
