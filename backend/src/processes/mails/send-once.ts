import type { Logger } from 'pino';
import type { CommandContext } from '../../commands/context.ts';
import { isNoticeMail } from '../../domain/notice/mail-types.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { failuresOf } from '../../ports/failure-log.ts';
import { type Mail, MailDeferred, type Mailer } from '../../ports/mailer.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import { compose } from './compose.ts';
import { park, unpark } from './parked.ts';
import { type MailRequest, type MailType, nextTry } from './request.ts';
import type { MailSites } from './site.ts';

export interface OutboxContext extends CommandContext, MailSites {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly logger: Logger;
  readonly tracing?: Tracing | undefined;
  /** Called where no mail can be sent now. */
  readonly onAway?: (error: EngineUnavailable) => void;
}

/** While one process hands a mail over, the claim keeps others from it; the claim of a process that died expires. */
export const CLAIM_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;

/** What became of a mail is kept for a day; of a notice for thirteen months, because authorities ask whether people were told. */
const keptSeconds = (type: MailType): number => (isNoticeMail(type) ? 400 : 1) * DAY_SECONDS;

/**
 * Tries to send a requested mail. `done`: it is sent, given up, or parked for another try, here or in another process;
 * `busy`: another process is sending it; `away`: no mail can be sent now.
 */
export async function sendOnce(
  context: OutboxContext,
  request: MailRequest,
): Promise<'done' | 'busy' | 'away'> {
  const { vault, clock } = context;
  const { id } = request;
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
  const record = await vault.get('outbox', id);
  if (record?.value === 'sending') return 'busy';
  if (record) {
    await unpark(vault, request);
    return 'done';
  }
  const claim = { kind: 'outbox', id, value: 'sending', seen: 0, expiresAt: after(CLAIM_SECONDS) } as const;
  if (!(await vault.put(claim))) return 'busy';
  const mail = await compose(context, request);
  const outcome = mail ? await handOver(context, mail) : 'none';
  // The mail is parked before the claim is released: a process that dies between leaves both, and no mail is lost.
  const settled = outcome === 'later' ? await parkOrGiveUp(context, request) : outcome;
  if (settled === 'away' || settled === 'parked') {
    await vault.delete('outbox', id);
    return settled === 'away' ? 'away' : 'done';
  }
  await vault.put({ kind: 'outbox', id, value: settled, expiresAt: after(keptSeconds(request.type)) });
  await unpark(vault, request);
  return 'done';
}

async function parkOrGiveUp(
  { vault, clock, logger }: OutboxContext,
  request: MailRequest,
): Promise<'parked' | 'refused'> {
  const dueAt = nextTry(request, clock.now().getTime());
  if (dueAt !== undefined && (await park(vault, request, dueAt))) return 'parked';
  logger.warn({ requestId: request.id }, 'mail server deferred the mail too often: given up');
  return 'refused';
}

/** A mail that the server defers or refuses must not hold up the mails of others. */
async function handOver(
  { mailer, logger, onAway }: OutboxContext,
  mail: Mail,
): Promise<'sent' | 'refused' | 'later' | 'away'> {
  const { id: requestId } = mail;
  try {
    await mailer.send(mail);
    return 'sent';
  } catch (error) {
    if (error instanceof EngineUnavailable) {
      onAway?.(error);
      failuresOf(logger).report(error, 'mail could not be sent, trying again', { requestId });
      return 'away';
    }
    if (error instanceof MailDeferred) {
      logger.warn({ requestId, err: error }, 'mail server deferred the mail');
      return 'later';
    }
    logger.warn({ requestId, err: error }, 'mail server refused the mail for good');
    return 'refused';
  }
}
