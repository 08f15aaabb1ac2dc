import { setTimeout as sleep } from 'node:timers/promises';
import { ACCOUNT } from '../../domain/account/account.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { traced } from '../../ports/telemetry/tracing.ts';
import { isParked, parkedMails, unpark } from '../mails/parked.ts';
import { deadlineOf, isMail, MAIL_TYPES } from '../mails/request.ts';
import { type OutboxContext, sendOnce } from '../mails/send-once.ts';
import type { Reaction } from './react.ts';

/**
 * What requests mails, by the name of its outbox: of its process, its checkpoint and its lease. The many mails about a bulk
 * action do not hold up those with one-time codes.
 */
const OUTBOXES = { 'mail-outbox': [ACCOUNT], 'notice-outbox': [NOTICE, QR_CODE] } as const;
type Outbox = keyof typeof OUTBOXES;

export const MAIL_OUTBOXES: readonly Outbox[] = ['mail-outbox', 'notice-outbox'];

const PAUSE_MS = 2000;
const GIVEN_UP = 'mail could not be sent before its deadline: given up';

/**
 * Sends the mails that events request. The secret in a mail is made when it is sent, so the log holds none. A request
 * older than the lifetime of its secret is skipped, so that no replay ever sends mail. While the mail server is away, the
 * next mail waits here; one that the server defers is parked for `retryMails`, so that it holds up no other.
 */
export const mailOutboxes = (context: OutboxContext): readonly Reaction[] =>
  MAIL_OUTBOXES.map((name) => mailOutbox(context, name));

function mailOutbox(context: OutboxContext, name: Outbox): Reaction {
  const { vault, clock, logger, tracing } = context;
  const sources = OUTBOXES[name];
  const startedAt = clock.now().getTime();
  return {
    name,
    streams: sources.map(({ prefix }) => prefix),
    types: MAIL_TYPES,
    handle: async ({ id, type, stream, at, actor }, signal, onAway) => {
      const userId = sources.map((source) => source.keyOf(stream)).find((key) => key !== undefined);
      if (userId === undefined || !isMail(type)) return;
      const request = { id, type, userId, at, domain: actor.domain, trace: tracing?.current() };
      for (; clock.now().getTime() < deadlineOf(request); await pause(signal)) {
        if (signal.aborted || (await isParked(vault, id))) return;
        if ((await sendOnce({ ...context, onAway }, request)) === 'done') return;
      }
      // What was late before this process started is a replay.
      if (deadlineOf(request) >= startedAt) logger.warn({ requestId: id, type }, GIVEN_UP);
    },
  };
}

/**
 * Retries parked mails, each a few times before its deadline. The checkpoint of the outbox is past their events, so the
 * vault keeps them: a process that takes over, or starts after a crash, finds them there.
 */
export async function retryMails(context: OutboxContext, signal: AbortSignal): Promise<void> {
  const { vault, clock, logger, tracing } = context;
  for (; !signal.aborted; await pause(signal)) {
    for (const mail of await parkedMails(vault)) {
      const now = clock.now().getTime();
      if (signal.aborted) return;
      if (now < mail.dueAt) continue;
      // The same person may have asked again while the mail before was tried.
      if (!(await isParked(vault, mail.id))) continue;
      if (now >= deadlineOf(mail)) {
        logger.warn({ requestId: mail.id }, GIVEN_UP);
        await unpark(vault, mail);
        continue;
      }
      const options = { kind: 'consumer', from: mail.trace } as const;
      if ((await traced(tracing, 'mail-retries', options, () => sendOnce(context, mail))) === 'away') break;
    }
  }
}

const pause = (signal: AbortSignal) => sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
