import { setTimeout as sleep } from 'node:timers/promises';
import { ACCOUNT } from '../../domain/account/account.ts';
import { isParked, parkedMails, unpark } from './mails/parked.ts';
import { deadlineOf, isMailType } from './mails/request.ts';
import { type OutboxContext, sendOnce } from './mails/send-once.ts';
import type { Reaction } from './react.ts';

const PAUSE_MS = 2000;

/**
 * Mails what events ask for. The secret in a mail is made when it is sent, so none is in the log; a request older than
 * its secret would live is passed over, so that no replay ever sends mail. While the mail server is away the next mail
 * waits here; one that the server puts off is parked for `retryMails`, and the others go on.
 */
export const mailOutbox = (context: OutboxContext): Reaction => ({
  name: 'mail-outbox',
  streams: [ACCOUNT.prefix],
  handle: async ({ id, type, stream, at }, signal) => {
    const userId = ACCOUNT.keyOf(stream);
    if (userId === undefined || !isMailType(type)) return;
    const request = { id, type, userId, at };
    while (context.clock.now().getTime() < deadlineOf(request) && !signal.aborted) {
      if (await isParked(context.vault, id)) return;
      if ((await sendOnce(context, request)) === 'done') return;
      await pause(signal);
    }
  },
});

/**
 * Tries parked mails again, each a few times before its deadline. The outbox' checkpoint has passed their events, so they
 * are kept in the vault: whoever takes over, or starts after a crash, finds them there.
 */
export async function retryMails(context: OutboxContext, signal: AbortSignal): Promise<void> {
  const { vault, clock, logger } = context;
  for (; !signal.aborted; await pause(signal)) {
    for (const mail of await parkedMails(vault)) {
      const now = clock.now().getTime();
      if (signal.aborted) return;
      if (now < mail.dueAt) continue;
      // While the one before was tried, the same person may have asked again.
      if (!(await isParked(vault, mail.id))) continue;
      if (now >= deadlineOf(mail)) {
        logger.warn({ requestId: mail.id }, 'mail could not be sent in time: given up');
        await unpark(vault, mail);
      } else if ((await sendOnce(context, mail)) === 'away') break;
    }
  }
}

const pause = (signal: AbortSignal) => sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
