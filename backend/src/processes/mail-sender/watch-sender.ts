import { setTimeout as sleep } from 'node:timers/promises';
import { SenderCheck } from '../../contract/schemas/operations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Vault } from '../../ports/vault.ts';
import { checkSender, type MailSender, type ResolveTxt } from './check-sender.ts';

const PLACE = { kind: 'outbox', id: 'sender' } as const;
const EVERY_MS = 60 * 60_000;
/** A check that nobody repeats any more is forgotten. */
const KEPT_MS = 24 * EVERY_MS;

interface Context {
  readonly vault: Vault;
  readonly clock: Clock;
  readonly resolveTxt: ResolveTxt;
}

/** Checks the sender of mails each hour. The vault keeps the result, because other processes serve Operations. */
export async function watchSender(
  { vault, clock, resolveTxt }: Context,
  sender: MailSender,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const checked = await checkSender(resolveTxt, sender);
    // A stop makes DNS answer nothing.
    if (signal.aborted) return;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + KEPT_MS).toISOString();
    await vault.put({ ...PLACE, value: { ...checked, at: now.toISOString() }, expiresAt });
    await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Returns the last check; null where no process sends mails to a mail server, or none has checked yet. */
export const lastCheck = async (vault: Vault): Promise<SenderCheck | null> =>
  SenderCheck.safeParse((await vault.get(PLACE.kind, PLACE.id))?.value).data ?? null;
