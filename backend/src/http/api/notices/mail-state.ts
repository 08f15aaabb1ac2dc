import { z } from 'zod';
import type { MailState } from '../../../contract/notices/story.ts';
import { NOTICE_MAIL_MINUTES } from '../../../domain/notice/mail-types.ts';
import { NOTICE } from '../../../domain/notice/notice.ts';
import type { EventLog } from '../../../log/event-log.ts';
import type { OpenedEvent } from '../../../log/opened-event.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Vault } from '../../../ports/vault.ts';

/** What the outbox keeps of a mail that it is done with, or sends now. */
const Kept = z.enum(['sending', 'sent', 'refused', 'none']);

interface Context {
  readonly log: EventLog;
  readonly vault: Pick<Vault, 'get'>;
  readonly clock: Clock;
}

type Request = Pick<OpenedEvent, 'id' | 'at'>;

/**
 * Returns what became of the mail that an event of a notice requested. `toldWith`: the number of the notice whose mail tells of it,
 * too.
 */
export async function mailState(
  context: Context,
  event: Request,
  toldWith: string | undefined,
): Promise<MailState> {
  const { vault, clock } = context;
  const { id, at } = (toldWith === undefined ? undefined : await statedIn(context, toldWith)) ?? event;
  const kept = Kept.safeParse((await vault.get('outbox', id))?.value);
  if (kept.success) return kept.data === 'sending' ? 'waiting' : kept.data;
  const deadline = Date.parse(at) + NOTICE_MAIL_MINUTES * 60_000;
  return clock.now().getTime() < deadline ? 'waiting' : 'unknown';
}

/** Returns the event of a notice that requests the mail to its owner. */
async function statedIn({ log }: Context, number: string): Promise<Request | undefined> {
  for await (const event of log.read(NOTICE.streamOf(number)))
    if (event.type === 'ReasonsStated') return event;
  return undefined;
}
