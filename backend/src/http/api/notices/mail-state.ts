import { z } from 'zod';
import type { MailState } from '../../../contract/notices/story.ts';
import { NOTICE_MAIL_MINUTES } from '../../../domain/notice/mail-types.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Vault } from '../../../ports/vault.ts';

/** What the outbox keeps of a mail that it is done with, or sends now. */
const Kept = z.enum(['sending', 'sent', 'refused', 'none']);

/** Returns what became of the mail that an event of a notice requested. */
export async function mailState(
  { vault, clock }: { readonly vault: Pick<Vault, 'get'>; readonly clock: Clock },
  { id, at }: { readonly id: string; readonly at: string },
): Promise<MailState> {
  const kept = Kept.safeParse((await vault.get('outbox', id))?.value);
  if (kept.success) return kept.data === 'sending' ? 'waiting' : kept.data;
  const deadline = Date.parse(at) + NOTICE_MAIL_MINUTES * 60_000;
  return clock.now().getTime() < deadline ? 'waiting' : 'unknown';
}
