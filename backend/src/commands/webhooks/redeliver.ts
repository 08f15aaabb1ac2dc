import type { Vault } from '../../ports/vault.ts';
import { edit, findMessage, type KeptMessage, messagesAfter, schedule, unscheduleAt } from './messages.ts';

const PAGE = 100;
const MOST = 1000;

/** Queues a message again, with all its tries before it. Returns false where it is not kept any more. */
export async function redeliver(vault: Vault, webhook: string, id: string, now: Date): Promise<boolean> {
  const dueAt = now.getTime();
  const before = await findMessage(vault, webhook, id);
  const queued = await edit(vault, webhook, id, (message) => ({
    ...message,
    status: 'waiting',
    dueAt,
    tries: 0,
  }));
  if (!before || !queued) return false;
  await schedule(vault, webhook, queued);
  if (before.dueAt !== null && before.dueAt !== dueAt) await unscheduleAt(vault, webhook, before.dueAt, id);
  return true;
}

/** Queues the failed messages since a moment again, the newest 1,000 at most. Returns how many. */
export async function redeliverFailed(
  vault: Vault,
  webhook: string,
  since: string,
  now: Date,
): Promise<number> {
  const start = Date.parse(since);
  const isRecent = ({ createdAt }: KeptMessage) => Date.parse(createdAt) >= start;
  let count = 0;
  for (let after: string | undefined; ; ) {
    const page = await messagesAfter(vault, webhook, { after, limit: PAGE });
    const recent = page.filter(isRecent);
    for (const { id, status } of recent) {
      if (status !== 'failed') continue;
      if (await redeliver(vault, webhook, id, now)) count += 1;
      if (count === MOST) return count;
    }
    after = page.at(-1)?.id;
    if (after === undefined || recent.length < page.length) return count;
  }
}
