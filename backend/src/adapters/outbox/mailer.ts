import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../../ports/clock.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { writeDurably } from '../disk/durable-file.ts';
import { toMessage } from '../smtp/message.ts';

export interface OutboxOptions {
  /** Created when missing. */
  readonly folder: string;
  /** Sender, `Name <address>` or the address alone. */
  readonly from: string;
  readonly logger: Pick<Logger, 'info'>;
  readonly clock: Clock;
}

/** The name of a mail's file begins with its time, which Windows allows no colons in. */
const nameOf = (time: Date): string => time.toISOString().replaceAll(':', '-');
const MAIL = /^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{8}\.eml$/;

/**
 * Writes each mail to a file of its own, named by the time, which any mail program opens. The log records the file and not
 * the address, because addresses don't belong in logs.
 */
export function openOutboxMailer({ folder, from, logger, clock }: OutboxOptions): Mailer {
  // Loaded with the first mail, so that the start is faster.
  let composer: ReturnType<typeof openComposer> | undefined;
  return {
    async send(mail) {
      composer ??= openComposer();
      const { message } = await (await composer).sendMail(toMessage(from, mail));
      if (!Buffer.isBuffer(message)) throw new TypeError('composed as a stream');
      const file = resolve(folder, `${nameOf(clock.now())}-${randomUUID().slice(0, 8)}.eml`);
      try {
        await mkdir(folder, { recursive: true });
        await writeDurably(file, message);
      } catch (error) {
        throw new EngineUnavailable('outbox', error);
      }
      logger.info({ file }, 'mail written to the outbox');
    },
    async forget(before) {
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => MAIL.test(name) && name < nameOf(before));
      for (const name of old) await rm(resolve(folder, name), { force: true });
    },
    async close() {
      (await composer)?.close();
    },
  };
}

async function openComposer() {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
}
