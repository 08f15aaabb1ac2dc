import { readLog } from '../../../commands/webhooks/read-log.ts';
import { redeliver, redeliverFailed } from '../../../commands/webhooks/redeliver.ts';
import { sendTest } from '../../../commands/webhooks/send-test.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok, type Result, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import type { Webhook } from '../../../domain/webhook/state.ts';
import { WEBHOOK } from '../../../domain/webhook/webhook.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import type { WebhookPorts } from './ports.ts';
import { messageView } from './webhook.ts';

/** Routes of the messages of a webhook. */
export const webhookMessageHandlers = (context: WebhookPorts): readonly BoundRoute[] => [
  bind(ROUTES.testWebhook, async ({ params: { id }, caller }) => {
    const webhook = await present(context, id);
    if (!webhook.ok) return webhook;
    return ok(messageView(caller, await sendTest(context, id, webhook.value)));
  }),

  bind(ROUTES.webhookMessages, async ({ params: { id }, query, caller }) => {
    const webhook = await present(context, id);
    if (!webhook.ok) return webhook;
    const { messages, next } = await readLog(context.vault, id, query);
    return ok({ messages: messages.map((message) => messageView(caller, message)), next });
  }),

  bind(ROUTES.redeliverWebhookMessage, async ({ params: { id, message } }) => {
    const webhook = await present(context, id);
    if (!webhook.ok) return webhook;
    if (webhook.value.status === 'paused') return refuse('webhook_paused');
    return (await redeliver(context.vault, id, message, context.clock.now()))
      ? ok({ message: CONSOLE_MESSAGES.webhookRedelivered })
      : refuse('unknown_message');
  }),

  bind(ROUTES.redeliverFailedWebhookMessages, async ({ params: { id }, body: { since } }) => {
    const webhook = await present(context, id);
    if (!webhook.ok) return webhook;
    if (webhook.value.status === 'paused') return refuse('webhook_paused');
    const count = await redeliverFailed(context.vault, id, since, context.clock.now());
    return ok({ count, message: CONSOLE_MESSAGES.webhookFailedRedelivered });
  }),
];

async function present({ log }: WebhookPorts, id: string): Promise<Result<Webhook, 'unknown_webhook'>> {
  const { state } = await log.load(WEBHOOK, id);
  return state.status === 'absent' || state.status === 'removed' ? refuse('unknown_webhook') : ok(state);
}
