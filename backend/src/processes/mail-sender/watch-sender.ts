import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { SenderCheck } from '../../contract/schemas/operations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Vault } from '../../ports/vault.ts';
import { checkSender, type MailSender, type ResolveTxt } from './check-sender.ts';

const PLACE = { kind: 'outbox', id: 'sender' } as const;
const EVERY_MS = 60 * 60_000;
/** A check that nobody repeats any more is forgotten. */
const KEPT_MS = 24 * EVERY_MS;

const Kept = z.object({ senders: z.array(SenderCheck) });

interface Context {
  readonly vault: Vault;
  readonly clock: Clock;
  readonly resolveTxt: ResolveTxt;
}

/** Checks the senders of mails each hour. The vault keeps the result, because other processes serve Operations. */
export async function watchSenders(
  { vault, clock, resolveTxt }: Context,
  senders: readonly MailSender[],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const checked = await Promise.all(senders.map((sender) => checkSender(resolveTxt, sender)));
    // A stop makes DNS answer nothing.
    if (signal.aborted) return;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + KEPT_MS).toISOString();
    const at = now.toISOString();
    await vault.put({ ...PLACE, value: { senders: checked.map((one) => ({ ...one, at })) }, expiresAt });
    await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Returns the last check of each sender; none where no process sends mails to a mail server, or none has checked yet. */
export const lastChecks = async (vault: Vault): Promise<SenderCheck[]> =>
  Kept.safeParse((await vault.get(PLACE.kind, PLACE.id))?.value).data?.senders ?? [];
