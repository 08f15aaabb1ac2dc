import { setTimeout as sleep } from 'node:timers/promises';
import { ACCOUNT_STREAMS, accountEvents } from '../domain/account/events.ts';
import { type Account, absentAccount, evolveAccount } from '../domain/account/state.ts';
import { eventsOf } from '../domain/aggregate.ts';
import type { OpenedEvent } from '../log/codec.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import { type Mail, MailDeferred } from '../ports/mailer.ts';
import { movedMail } from './mails/moved.ts';
import type { OutboxContext } from './mails/send-once.ts';
import type { Reaction } from './react.ts';

const isAccountEvent = eventsOf(accountEvents);

const DAY_MS = 24 * 60 * 60 * 1000;
/** Milliseconds until a notice is tried again that the server has put off. */
const PAUSES = [30_000, 120_000];

/**
 * Tells the old address of an account that it has another one, if it was verified: an owner who mistyped the new one, or
 * did not ask for it, learns of it in time. A change of long ago is passed over, so that no replay ever sends mail. While
 * the mail server is away the notice waits: the process takes it up again.
 */
export const mailNotices = (
  context: OutboxContext,
  { pauses = PAUSES }: { readonly pauses?: readonly number[] } = {},
): Reaction => ({
  name: 'mail-notices',
  streams: [ACCOUNT_STREAMS],
  handle: async (event, signal) => {
    if (!isAccountEvent(event) || event.type !== 'EmailChanged') return;
    const { vault, clock, publicUrl } = context;
    const deadline = Date.parse(event.at) + DAY_MS;
    if (clock.now().getTime() >= deadline || (await vault.get('outbox', event.id))) return;
    const { status, emailVerified, email, firstName } = await accountBefore(context, event);
    if (status !== 'present' || !emailVerified || !(await context.keys.find(event.data.person))) return;
    const recipient = { to: email, firstName, messageId: event.id };
    await send(context, movedMail(recipient, event.data.email, `${publicUrl}/profile`), pauses, signal);
    if (signal.aborted) return;
    const expiresAt = new Date(deadline).toISOString();
    await vault.put({ kind: 'outbox', id: event.id, value: 'sent', expiresAt });
  },
});

/** Resolves when the notice is out, or given up: it must not hold up the others for ever. */
async function send(
  { mailer, logger }: OutboxContext,
  mail: Mail,
  pauses: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    try {
      return await mailer.send(mail);
    } catch (error) {
      if (error instanceof EngineUnavailable) throw error;
      const again = error instanceof MailDeferred && pause !== undefined;
      logger.warn(
        { requestId: mail.messageId, err: error },
        again ? 'notice was put off' : 'notice given up',
      );
      if (!again) return;
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }
}

/** The account as it was before an event of its stream. */
async function accountBefore(
  { log }: OutboxContext,
  { stream, revision }: Pick<OpenedEvent, 'stream' | 'revision'>,
): Promise<Account> {
  let account = absentAccount;
  for await (const event of log.read(stream)) {
    if (event.revision >= revision) break;
    if (isAccountEvent(event)) account = evolveAccount(account, event);
  }
  return account;
}
