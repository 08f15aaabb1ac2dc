import { outboxFolder } from '../engines/mail.ts';
import type { Config } from '../settings/config.ts';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns the folder whose mails `/dev/outbox` shows; undefined for an installation that others may use: in production,
 * with a mail server, with any engine apart, or at a public address.
 */
export function devOutbox(config: Config): string | undefined {
  const { production, smtpUrl, eventStoreUrl, mongoUrl, kafka, s3, publicUrl, trustProxy } = config;
  const apart = [smtpUrl, eventStoreUrl, mongoUrl, kafka, s3].some((engine) => engine !== undefined);
  const local = publicUrl === undefined || LOCAL_HOSTS.has(new URL(publicUrl).hostname);
  return production || apart || !local || trustProxy > 0 ? undefined : outboxFolder(config);
}
