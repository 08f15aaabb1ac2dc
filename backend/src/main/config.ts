import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';

const flag = (text: string) => text.trim();
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value) => (typeof value === 'string' && flag(value) === '' ? undefined : value),
    schema.optional(),
  );

const Environment = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(webAddress),
  STOREFRONT_URL: optional(webAddress),
  DATA_DIR: optional(z.string()),
  ADMIN_EMAIL: optional(z.email('must be an email address')),
  ADMIN_PASSWORD: optional(z.string().min(6, 'must have at least 6 characters')),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  VAULT_KEY: optional(z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' })),
  MAIL_FROM: optional(z.string()),
  APP_ORIGINS: optional(z.string()),
  TRUST_PROXY: optional(z.coerce.number().int().min(0).max(10)),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Undefined: `http://localhost:<port that was bound>`. */
  readonly publicUrl: string | undefined;
  readonly storefrontUrl: string | undefined;
  readonly dataDir: string;
  readonly admin: { readonly email: string; readonly password: string | undefined };
  readonly sessionSecret: string | undefined;
  readonly vaultKey: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly appOrigins: readonly string[];
  readonly trustProxy: number;
  readonly logLevel: string;
}

/** A setting that can't be used. The message names the variable and says what it must be. */
export class ConfigError extends Error {}

/** Reads the environment, once. Throws `ConfigError` with one line a wrong variable. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = Environment.safeParse(environment);
  if (!read.success) {
    throw new ConfigError(
      read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
    );
  }
  const { data } = read;
  const origins = (data.APP_ORIGINS ?? '').split(',').map(flag).filter(Boolean);
  const dataDir = data.DATA_DIR ?? 'data';
  return {
    port: data.PORT ?? 3000,
    host: data.HOST ?? '127.0.0.1',
    publicUrl: data.PUBLIC_URL,
    storefrontUrl: data.STOREFRONT_URL,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(import.meta.dirname, '../../..', dataDir),
    admin: { email: (data.ADMIN_EMAIL ?? 'admin@qlaim.local').toLowerCase(), password: data.ADMIN_PASSWORD },
    sessionSecret: data.SESSION_SECRET,
    vaultKey: data.VAULT_KEY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? 'Qlaim <no-reply@qlaim.local>',
    appOrigins: origins,
    trustProxy: data.TRUST_PROXY ?? 0,
    logLevel: data.LOG_LEVEL ?? 'info',
  };
}
