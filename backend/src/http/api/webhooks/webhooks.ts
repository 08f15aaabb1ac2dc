import { actorOf } from '../../../commands/actor.ts';
import { type Handled, handle } from '../../../commands/handle.ts';
import { newSecret } from '../../../commands/webhooks/secrets.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { ok, type Result, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import type { WebhookCommand, WebhookRefusal } from '../../../domain/webhook/decide.ts';
import type { Webhook } from '../../../domain/webhook/state.ts';
import { WEBHOOK } from '../../../domain/webhook/webhook.ts';
import { documentReached } from '../../../read-models/wait.ts';
import {
  countWebhooks,
  findWebhook,
  listWebhooks,
  WEBHOOKS,
} from '../../../read-models/webhooks/webhooks.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { contentRange, pageOf } from '../../edge/routes/content-range.ts';
import type { WebhookPorts } from './ports.ts';
import { webhookViews } from './webhook.ts';

const FIELDS = { createdAt: 'createdAt', id: 'id' } as const;

/** Routes of the webhooks themselves. */
export const webhookHandlers = (context: WebhookPorts): readonly BoundRoute[] => [
  bind(ROUTES.webhooks, async ({ query, caller, response }) => {
    const page = pageOf(FIELDS, query, ['createdAt', 'DESC']);
    const { total, rows } = await listWebhooks(context.store, page);
    contentRange(response, 'webhooks', page.skip, rows.length, total);
    return ok(await webhookViews(context, caller, rows));
  }),

  bind(ROUTES.webhook, async ({ params: { id }, caller }) => {
    const row = await findWebhook(context.store, id);
    const [webhook] = row ? await webhookViews(context, caller, [row]) : [];
    return webhook ? ok(webhook) : refuse('unknown_webhook');
  }),

  bind(ROUTES.addWebhook, async ({ body, caller }) => {
    const allowed = await checkAddress(context, body.url);
    if (!allowed.ok) return allowed;
    if ((await countWebhooks(context.store)) >= LIMITS.webhooks) return refuse('too_many_webhooks');
    const id = context.random.uuid();
    // The secret comes first, so that no webhook is without one.
    const secret = await newSecret(context, id);
    const added = await change(context, caller, id, { type: 'add', target: body });
    return added.ok ? ok({ id, secret, message: CONSOLE_MESSAGES.webhookAdded }) : added;
  }),

  bind(ROUTES.changeWebhook, async ({ params: { id }, body, caller }) => {
    const { state } = await context.log.load(WEBHOOK, id);
    // An address that is kept was checked before; it is checked again at each delivery.
    const allowed = state.url === body.url ? ok(undefined) : await checkAddress(context, body.url);
    if (!allowed.ok) return allowed;
    const changed = await change(context, caller, id, { type: 'change', target: body });
    return changed.ok ? ok({ message: CONSOLE_MESSAGES.webhookChanged }) : changed;
  }),

  bind(ROUTES.pauseWebhook, async ({ params: { id }, caller }) => {
    const paused = await change(context, caller, id, { type: 'pause', reason: 'admin' });
    return paused.ok ? ok({ message: CONSOLE_MESSAGES.webhookPaused }) : paused;
  }),

  bind(ROUTES.resumeWebhook, async ({ params: { id }, caller }) => {
    const resumed = await change(context, caller, id, { type: 'resume' });
    return resumed.ok ? ok({ message: CONSOLE_MESSAGES.webhookResumed }) : resumed;
  }),

  bind(ROUTES.rotateWebhookSecret, async ({ params: { id }, caller }) => {
    const rotated = await change(context, caller, id, { type: 'rotateSecret' });
    if (!rotated.ok) return rotated;
    return ok({ secret: await newSecret(context, id), message: CONSOLE_MESSAGES.webhookRotated });
  }),

  bind(ROUTES.removeWebhook, async ({ params: { id }, caller }) => {
    const removed = await change(context, caller, id, { type: 'remove' });
    return removed.ok ? ok({ message: CONSOLE_MESSAGES.webhookRemoved }) : removed;
  }),
];

/** Refuses an address that messages may not go to, at its field. */
async function checkAddress({ outbound }: WebhookPorts, url: string): Promise<Result<void, 'invalid_input'>> {
  const message = await outbound.problem(url);
  return message === undefined
    ? ok(undefined)
    : refuse('invalid_input', { issues: [{ path: 'url', message }] });
}

/** Handles a command, and waits until lists show it, for 2 s at most. */
async function change(
  context: WebhookPorts,
  caller: SignedInCaller,
  id: string,
  command: WebhookCommand,
): Promise<Result<Handled<Webhook>, WebhookRefusal>> {
  const handled = await handle(context, WEBHOOK, actorOf(caller), id, command);
  if (!handled.ok) return handled;
  const { stream, revision } = handled.value;
  if (revision !== 'none')
    await documentReached(context.store, { collection: WEBHOOKS.name, id, stream, revision });
  return handled;
}
