import type { Webhook } from '../../domain/webhook/state.ts';
import type { Outbound } from '../../ports/outbound.ts';
import type { CommandContext } from '../context.ts';
import { bodyOf, messageId } from './message.ts';
import { type KeptMessage, keep } from './messages.ts';
import { signingSecrets } from './secrets.ts';
import { succeeded, tryOnce } from './try-once.ts';

const TYPE = 'webhook.test';

/** Sends a message without content at once, and keeps it with its only try. It counts as no failure of the webhook. */
export async function sendTest(
  context: CommandContext & { readonly outbound: Outbound },
  id: string,
  { url }: Webhook,
): Promise<KeptMessage> {
  const { clock, random, vault } = context;
  const createdAt = clock.now().toISOString();
  const body = bodyOf(TYPE, createdAt, { webhookId: id });
  const message = messageId(createdAt, `${id} ${random.uuid()}`);
  const secrets = await signingSecrets(context, id);
  const { attempt } = await tryOnce(context, { url, secrets, id: message, body });
  const status = succeeded(attempt) ? 'delivered' : 'failed';
  const kept: KeptMessage = {
    id: message,
    type: TYPE,
    createdAt,
    body,
    status,
    dueAt: null,
    tries: 1,
    attempts: [attempt],
  };
  await keep(vault, id, kept);
  return kept;
}
