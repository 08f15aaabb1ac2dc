import { setImmediate as turn } from 'node:timers/promises';
import { removeHealth } from '../../commands/webhooks/health.ts';
import { messagesAfter, removeMessage, removeSome } from '../../commands/webhooks/messages.ts';
import { removeSecret } from '../../commands/webhooks/secrets.ts';
import type { Vault } from '../../ports/vault.ts';

/** Messages that are handled before others get the event loop. */
const STEP = 100;
/** Messages that the log of a webhook keeps beside those that wait. */
const MOST_KEPT = 10_000;

/** Removes everything that the vault keeps of a webhook. */
export async function forgetWebhook(vault: Vault, webhook: string): Promise<void> {
  await removeSecret(vault, webhook);
  await removeHealth(vault, webhook);
  while (await removeSome(vault, webhook, STEP)) await turn();
}

/** Removes the oldest messages of a webhook beyond the most that are kept. Those that wait stay. */
export async function trimMessages(vault: Vault, webhook: string, most = MOST_KEPT): Promise<void> {
  let seen = 0;
  for (let after: string | undefined; ; ) {
    const page = await messagesAfter(vault, webhook, { after, limit: STEP });
    for (const { id, status } of page) {
      seen += 1;
      if (seen > most && status !== 'waiting') await removeMessage(vault, webhook, id);
    }
    after = page.at(-1)?.id;
    if (after === undefined) return;
    await turn();
  }
}
