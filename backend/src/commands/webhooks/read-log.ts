import type { Vault } from '../../ports/vault.ts';
import type { StoredMessage } from './message.ts';
import { type KeptMessage, messagesAfter } from './messages.ts';

/** Messages that one call reads at most, so that a rare status costs no more. */
const MOST_READ = 500;

/** A page of the messages of a webhook, the newest first. `next`: after which message older ones come; null for none. */
export async function readLog(
  vault: Vault,
  webhook: string,
  {
    after,
    status,
    limit,
  }: {
    readonly after?: string | undefined;
    readonly status?: StoredMessage['status'] | undefined;
    readonly limit: number;
  },
): Promise<{ readonly messages: readonly KeptMessage[]; readonly next: string | null }> {
  const size = status === undefined ? limit : MOST_READ;
  const read = await messagesAfter(vault, webhook, { after, limit: size + 1 });
  const matching = read.slice(0, size).filter((message) => status === undefined || message.status === status);
  const messages = matching.slice(0, limit);
  if (matching.length > limit) return { messages, next: messages.at(-1)?.id ?? null };
  return { messages, next: read.length > size ? (read[size - 1]?.id ?? null) : null };
}
