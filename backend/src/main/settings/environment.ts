import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { senderDomain } from '../../adapters/smtp/sender.ts';

const web = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const asBrowsersWriteIt = (text: string) => new URL(text).href.replace(/\/+$/, '');

/** The address of a page as browsers write it: with the host in ASCII, without a slash at the end. */
const page = web.transform(asBrowsersWriteIt);

/** Such an address that is the base of others. */
const webAddress = web
  .refine((text) => !/[?#]/.test(text), 'must have no query and no fragment')
  .transform(asBrowsersWriteIt);

/** An address without a path, because codes follow the host directly. */
const origin = webAddress.refine((url) => new URL(url).pathname === '/', 'must have no path');

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const count = (max: number, min = 1) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

const address = (schemes: readonly string[]) =>
  z.string().refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)), {
    error: `must begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });

const port = z.coerce.number({ error: 'must be a port' }).int('must be a port').max(65_535, 'must be a port');

/** A name of a host in DNS, in ASCII: labels of letters, digits and hyphens, and no address in digits. */
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Returns the name of a host in ASCII; undefined for what is none. */
export function asDomain(text: string): string | undefined {
  const name = /[^\p{L}\p{M}\p{N}.-]/u.test(text) ? '' : domainToASCII(text.replace(/\.$/, ''));
  return DOMAIN.test(name) ? name : undefined;
}

const domains = list
  .refine((names) => names.every(asDomain), 'must be names of hosts, such as codes.example.org')
  .refine((names) => names.length <= 100, 'must be at most 100 names')
  .transform((names) => names.flatMap((name) => asDomain(name) ?? []));

/** A master key in hexadecimal digits. */
export const MasterKeyText = z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)');

/** Every variable that the product reads, with its schema. An empty variable counts as absent. */
const VARIABLES = {
  NODE_ENV: z.string(),
  PORT: port.min(0),
  OPS_PORT: port.min(1, 'must be a port'),
  HOST: z.string(),
  DOMAINS: domains,
  PROXIED_DOMAINS: domains,
  HTTP_PORT: port.min(0),
  ACME_URL: web,
  PUBLIC_URL: origin,
  STOREFRONT_URL: page,
  DATA_DIR: z.string(),
  LEGAL_DIR: z.string(),
  CONTACT_EMAIL: z.email('must be an email address'),
  ADMIN_EMAIL: z.email('must be an email address').toLowerCase(),
  ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters'),
  VAULT_KEY: MasterKeyText,
  VAULT_KEY_NEXT: MasterKeyText,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }),
  MAIL_FROM: z
    .string()
    .refine((from) => senderDomain(from) !== undefined, 'must be an address, or a name and <an address>'),
  MAIL_FROM_BY_DOMAIN: z.string(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/i, 'must be a name of letters, digits, dots and hyphens'),
  DKIM_PRIVATE_KEY: z.string(),
  GOOGLE_CLIENT_ID: z.string(),
  GOOGLE_CLIENT_SECRET: z.string(),
  GOOGLE_AUTH_URL: webAddress,
  GOOGLE_TOKEN_URL: webAddress,
  GOOGLE_USERINFO_URL: webAddress.refine((url) => url.endsWith('/userinfo'), 'must end in /userinfo'),
  EVENTSTORE_URL: address(['esdb', 'esdb+discover', 'kurrentdb', 'kurrentdb+discover']),
  EVENTSTORE_PREFIX: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be none, or letters, digits, dots, hyphens and underscores')
    .transform((prefix) => (prefix === 'none' ? '' : prefix)),
  MONGODB_URL: address(['mongodb', 'mongodb+srv']).refine(
    (text) => !/[?&]readPreference=(?!primary(&|$))/i.test(text),
    'must have no readPreference other than primary',
  ),
  KAFKA_BROKERS: list,
  KAFKA_TOPIC: z
    .string()
    .regex(/^[\w.-]{1,249}$/, 'must be a name of letters, digits, dots, hyphens and underscores'),
  KAFKA_PARTITIONS: count(1000),
  KAFKA_REPLICATION: count(10),
  KAFKA_TLS: z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true'),
  KAFKA_MECHANISM: z.enum(
    ['plain', 'scram-sha-256', 'scram-sha-512'],
    'must be plain, scram-sha-256 or scram-sha-512',
  ),
  KAFKA_USERNAME: z.string(),
  KAFKA_PASSWORD: z.string(),
  S3_BUCKET: z.string(),
  S3_ENDPOINT: webAddress,
  S3_REGION: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  S3_UPLOAD_ENDPOINT: webAddress,
  S3_CORS: z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true'),
  QLAIM_ROLE: z.enum(['all', 'api', 'relay', 'projector'], 'must be all, api, relay or projector'),
  SCANS_WHEN_STORE_IS_AWAY: z.enum(['refuse', 'redirect', 'spool'], 'must be refuse, redirect or spool'),
  APP_ORIGINS: list.pipe(z.array(origin)),
  TRUST_PROXY: z.coerce
    .number({ error: 'must be a number of proxies' })
    .int('must be a number of proxies')
    .min(0)
    .max(10),
  UPLOAD_QUOTA_MB: count(1_000_000),
  REQUIRE_ADMIN_TOTP: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true'),
  WEBHOOKS_ALLOW_PRIVATE: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true'),
  DESTINATION_LIST: z.string(),
  DESTINATION_FEEDS: list,
  SAFE_BROWSING_KEY: z.string().trim(),
  FLAGGED_DESTINATIONS: z.enum(['warn', 'storefront'], 'must be warn or storefront'),
  ARCHIVE_TO: z.string(),
  BACKUP_TO: z.string(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day in UTC, such as 03:00')
    .transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))),
  BACKUP_KEY: z.string(),
  BACKUP_FILES: z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_HEADERS: z.string(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a share from 0 to 1' })
    .min(0, 'must be a share from 0 to 1')
    .max(1, 'must be a share from 0 to 1'),
  RETENTION_UNVERIFIED_DAYS: count(3650),
  RETENTION_WITHOUT_CODE_MONTHS: count(120),
  RETENTION_UNUSED_YEARS: count(30),
  // Sessions live for 90 days.
  RETENTION_SIGN_INS_MONTHS: count(120, 3),
  RETENTION_SCANS_MONTHS: count(120),
  LOG_LEVEL: z.enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'must be fatal, error, warn, info, debug, trace or silent',
  ),
} as const;

export const Environment = z.object(VARIABLES).partial();
export type Environment = z.infer<typeof Environment>;

/** The names of all variables. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(VARIABLES);
