import { z } from 'zod';
import type { Vault } from '../../ports/vault.ts';

const KIND = 'webhook-health';

/** How deliveries of a webhook went lately. Times are ISO 8601 in UTC. */
const Health = z.object({
  /** The first of the latest failures; null after a success. */
  failingSince: z.string().nullable(),
  lastDeliveredAt: z.string().nullable(),
});
export type Health = z.infer<typeof Health>;

const NONE: Health = { failingSince: null, lastDeliveredAt: null };

export async function healthOf(vault: Vault, webhook: string): Promise<Health> {
  return Health.catch(NONE).parse((await vault.get(KIND, webhook))?.value);
}

/** Notes the outcome of a delivery, and returns how it goes now. */
export async function noteOutcome(
  vault: Vault,
  webhook: string,
  delivered: boolean,
  at: string,
): Promise<Health> {
  for (;;) {
    const record = await vault.get(KIND, webhook);
    const before = Health.catch(NONE).parse(record?.value);
    const after = delivered
      ? { failingSince: null, lastDeliveredAt: at }
      : { ...before, failingSince: before.failingSince ?? at };
    if (!delivered && before.failingSince !== null) return before;
    if (await vault.put({ kind: KIND, id: webhook, value: after, seen: record?.version ?? 0 })) return after;
  }
}

export const removeHealth = (vault: Vault, webhook: string): Promise<boolean> => vault.delete(KIND, webhook);
