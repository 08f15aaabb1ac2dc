import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideWebhook } from './decide.ts';
import { webhookEvents } from './events.ts';
import { absentWebhook, evolveWebhook } from './state.ts';

/** An address that is told of what happens to codes. Its id names the stream. */
export const WEBHOOK = defineAggregate(
  defineCategory({ name: 'webhook', prefix: 'webhook-', key: 'id of the webhook' }, webhookEvents),
  {
    initial: absentWebhook,
    evolve: evolveWebhook,
    decide: decideWebhook,
    mayRemember: (webhook) => webhook !== absentWebhook,
  },
);
