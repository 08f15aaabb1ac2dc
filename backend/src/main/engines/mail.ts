import { join } from 'node:path';
import type { Logger } from 'pino';
import { openOutboxMailer } from '../../adapters/outbox/mailer.ts';
import { systemClock } from '../../adapters/system/clock.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { Config } from '../settings/config.ts';

/** Opens SMTP if it is configured, else a folder that gets the mails as files. */
export async function openMail(
  { smtpUrl, mailFrom, dkim, dataDir }: Config,
  logger: Logger,
): Promise<Mailer> {
  if (smtpUrl) {
    const { openSmtpMailer } = await import('../../adapters/smtp/mailer.ts');
    return openSmtpMailer({ url: smtpUrl, from: mailFrom, dkim });
  }
  return openOutboxMailer({ folder: outboxFolder({ dataDir }), from: mailFrom, logger, clock: systemClock });
}

/** The folder that gets the mails without SMTP. */
export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox');
