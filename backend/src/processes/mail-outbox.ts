import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { CommandContext } from '../commands/context.ts';
import { issueOtp, OTP_MINUTES } from '../commands/one-time-codes.ts';
import { issueResetToken, RESET_MINUTES } from '../commands/reset-password.ts';
import { ACCOUNT_STREAMS, accountEvents, accountStream } from '../domain/account/events.ts';
import { eventsOf } from '../domain/aggregate.ts';
import { ACCOUNT } from '../domain/aggregates.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import type { Mail, Mailer } from '../ports/mailer.ts';
import { otpMail } from './mails/otp.ts';
import { resetMail } from './mails/reset.ts';
import type { Reaction } from './react.ts';

export interface OutboxContext extends CommandContext {
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly publicUrl: string;
}

const isAccountEvent = eventsOf(accountEvents);
const PAUSE_MS = 2000;

/**
 * Mails what events ask for. The secret in a mail is made when it is sent, so none is in the log; a request older than
 * its secret would live is passed over, so that no replay ever sends mail.
 */
export const mailOutbox = (context: OutboxContext): Reaction => ({
  name: 'mail-outbox',
  streams: [ACCOUNT_STREAMS],
  handle: async (event, signal) => {
    if (!isAccountEvent(event)) return;
    const userId = event.stream.slice(ACCOUNT_STREAMS.length);
    const minutes =
      event.type === 'VerificationRequested'
        ? OTP_MINUTES
        : event.type === 'PasswordResetRequested'
          ? RESET_MINUTES
          : 0;
    const deadline = Date.parse(event.at) + minutes * 60_000;
    while (minutes > 0 && context.clock.now().getTime() < deadline && !signal.aborted) {
      if (await sendOnce(context, event.type, event.id, userId)) return;
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  },
});

/** True when the mail is out, or given up, here or in another process; false to try again later. */
async function sendOnce(
  context: OutboxContext,
  type: string,
  requestId: string,
  userId: string,
): Promise<boolean> {
  const { vault, clock } = context;
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
  const record = await vault.get('outbox', requestId);
  if (record) return record.value !== 'sending';
  if (!(await vault.put({ kind: 'outbox', id: requestId, value: 'sending', seen: 0, expiresAt: after(60) })))
    return false;
  const mail = await compose(context, type, requestId, userId);
  const outcome = mail ? await handOver(context, mail) : 'sent';
  if (outcome === 'away') {
    await vault.delete('outbox', requestId);
    return false;
  }
  await vault.put({ kind: 'outbox', id: requestId, value: outcome, expiresAt: after(24 * 60 * 60) });
  return true;
}

/** A mail refused for good is given up: it must not hold up everybody else's. */
async function handOver({ mailer, logger }: OutboxContext, mail: Mail): Promise<'sent' | 'refused' | 'away'> {
  const { messageId: requestId } = mail;
  try {
    await mailer.send(mail);
    return 'sent';
  } catch (error) {
    if (error instanceof EngineUnavailable) {
      logger.warn({ requestId, engine: error.engine }, 'mail could not be sent, trying again');
      return 'away';
    }
    logger.warn({ requestId, err: error }, 'mail was refused for good');
    return 'refused';
  }
}

async function compose(context: OutboxContext, type: string, messageId: string, userId: string) {
  const { state: account } = await context.log.load(ACCOUNT, accountStream(userId));
  if (account.status !== 'present') return undefined;
  const person = { to: account.email, firstName: account.firstName, messageId };
  if (type === 'PasswordResetRequested') {
    const token = await issueResetToken(context, userId, account);
    return resetMail(person, `${context.publicUrl}/reset?token=${encodeURIComponent(token)}`);
  }
  return account.emailVerified
    ? undefined
    : otpMail(person, await issueOtp(context, userId, account.emailKey));
}
