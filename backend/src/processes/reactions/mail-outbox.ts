import { setTimeout as sleep } from 'node:timers/promises';
import { ACCOUNT } from '../../domain/account/account.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { isParked, parkedMails, unpark } from '../mails/parked.ts';
import { deadlineOf, isMail } from '../mails/request.ts';
import { type OutboxContext, sendOnce } from '../mails/send-once.ts';
import type { Reaction } from './react.ts';

/** The name of the outbox: of its process, its checkpoint and its lease. */
export const MAIL_OUTBOX = 'mail-outbox';

const PAUSE_MS = 2000;

/**
 * Sends the mails that events request. The secret in a mail is made when it is sent, so the log holds none. A request
 * older than the lifetime of its secret is skipped, so that no replay ever sends mail. While the mail server is away, the
 * next mail waits here; one that the server defers is parked for `retryMails`, so that it holds up no other.
 */
export const mailOutbox = (context: OutboxContext): Reaction => ({
  name: MAIL_OUTBOX,
  streams: [ACCOUNT.prefix, NOTICE.prefix, QR_CODE.prefix],
  handles: isMail,
  handle: async ({ id, type, stream, at }, signal, onAway) => {
    const userId = ACCOUNT.keyOf(stream) ?? NOTICE.keyOf(stream) ?? QR_CODE.keyOf(stream);
    if (userId === undefined || !isMail(type)) return;
    const request = { id, type, userId, at };
    while (context.clock.now().getTime() < deadlineOf(request) && !signal.aborted) {
      if (await isParked(context.vault, id)) return;
      if ((await sendOnce({ ...context, onAway }, request)) === 'done') return;
      await pause(signal);
    }
  },
});

/**
 * Retries parked mails, each a few times before its deadline. The checkpoint of the outbox is past their events, so the
 * vault keeps them: a process that takes over, or starts after a crash, finds them there.
 */
export async function retryMails(context: OutboxContext, signal: AbortSignal): Promise<void> {
  const { vault, clock, logger } = context;
  for (; !signal.aborted; await pause(signal)) {
    for (const mail of await parkedMails(vault)) {
      const now = clock.now().getTime();
      if (signal.aborted) return;
      if (now < mail.dueAt) continue;
      // The same person may have asked again while the mail before was tried.
      if (!(await isParked(vault, mail.id))) continue;
      if (now >= deadlineOf(mail)) {
        logger.warn({ requestId: mail.id }, 'mail could not be sent before its deadline: given up');
        await unpark(vault, mail);
      } else if ((await sendOnce(context, mail)) === 'away') break;
    }
  }
}

const pause = (signal: AbortSignal) => sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
