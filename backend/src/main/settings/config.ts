import { isAbsolute, resolve } from 'node:path';
import type { KafkaSettings } from '../../adapters/kafka/settings.ts';
import type { S3Options } from '../../adapters/s3/options.ts';
import type { DkimSettings } from '../../adapters/smtp/mailer.ts';
import type { ThreatSettings } from '../../adapters/threats/threat-lists.ts';
import type { RetentionPeriods } from '../../contract/legal/retention-periods.ts';
import { EVERYWHERE } from '../../http/edge/server/gate.ts';
import type { FlaggedDestinations } from '../../http/edge/settings/flagged-destinations.ts';
import type { GoogleSettings } from '../../http/edge/settings/google-settings.ts';
import { ConfigError } from './config-error.ts';
import { dkimOf } from './dkim.ts';
import { Environment } from './environment.ts';
import { googleOf } from './google.ts';
import { mailFromByDomain } from './mail-from.ts';
import { retentionOf } from './retention.ts';
import { proxiedDomainsOf, type TlsSettings, tlsOf, WEB_PORTS } from './tls.ts';

export { ConfigError };

export type Role = 'all' | 'api' | 'relay' | 'projector';

export interface Config {
  readonly role: Role;
  /** Whether people other than its developers use it. */
  readonly production: boolean;
  readonly port: number;
  /** The port of liveness, readiness and metrics; undefined for `port`, where this machine alone reads the last two. */
  readonly opsPort: number | undefined;
  readonly host: string;
  /** Undefined where this process speaks http. */
  readonly tls: TlsSettings | undefined;
  /** The domains that proxies in front lead here, beside that of `publicUrl`. */
  readonly proxiedDomains: readonly string[];
  /** Undefined for `http://localhost:<bound port>`. */
  readonly publicUrl: string | undefined;
  readonly storefrontUrl: string | undefined;
  readonly dataDir: string;
  /** The folder with the texts of the legal pages; undefined for none. */
  readonly legalDir: string | undefined;
  /** The e-mail of the shop that pages show. */
  readonly contactEmail: string;
  readonly admin: { readonly email: string; readonly password: string | undefined };
  readonly sessionSecret: string | undefined;
  readonly vaultKey: string | undefined;
  /** The master key to which `npm run rotate-key` rotates. */
  readonly nextVaultKey: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The senders of domains that have one of their own. */
  readonly mailFromByDomain: Readonly<Record<string, string>>;
  /** Undefined where this process signs no mail. */
  readonly dkim: DkimSettings | undefined;
  /** Undefined where nobody signs in with Google. */
  readonly google: GoogleSettings | undefined;
  readonly eventStoreUrl: string | undefined;
  /** The beginning of the names of our streams in EventStoreDB; empty for none, undefined for `qlaim.`. */
  readonly eventStorePrefix: string | undefined;
  readonly mongoUrl: string | undefined;
  readonly kafka: Omit<KafkaSettings, 'logger'> | undefined;
  readonly s3: Omit<S3Options, 'corsOrigins'> | undefined;
  /** Whether a start sets the bucket's CORS rules. */
  readonly s3Cors: boolean;
  /** What happens to a scan that cannot be recorded: 503, its redirect without a count, or a place in a durable file. */
  readonly scansWhenStoreIsAway: 'refuse' | 'redirect' | 'spool';
  readonly appOrigins: readonly string[];
  readonly trustProxy: number;
  /** The megabytes that the files of one person's codes may take. */
  readonly uploadQuotaMb: number;
  /** Whether admins must turn on two-step sign-in before anything else. */
  readonly requireAdminTotp: boolean;
  /** Whether webhooks may lead to private addresses, and be plain http. */
  readonly webhooksAllowPrivate: boolean;
  /** The lists that destinations are checked against. */
  readonly threats: ThreatSettings;
  readonly flaggedDestinations: FlaggedDestinations;
  /** The folder or bucket of archives of scans; undefined where none is named. */
  readonly archiveTo: string | undefined;
  readonly backup: BackupSettings;
  /** After which times data is removed. */
  readonly retention: RetentionPeriods;
  /** How buckets are reached, also one that holds back-ups alone. */
  readonly s3Access: Omit<S3Options, 'bucket' | 'corsOrigins'>;
  /** Where traces go, and the share of them that is kept, 0 to 1; undefined where nobody collects them. */
  readonly tracing: { readonly endpoint: string; readonly share: number } | undefined;
  readonly logLevel: string;
}

export interface BackupSettings {
  /** The folder or bucket of back-ups; undefined where nobody makes them on a schedule. */
  readonly to: string | undefined;
  /** When a scheduled back-up begins: minutes since midnight, UTC. */
  readonly atMinute: number;
  /** A key of age, which seals back-ups. */
  readonly key: string | undefined;
  /** Whether scheduled back-ups hold all files. */
  readonly files: boolean;
}

/** 03:00 in UTC. */
const BACKUP_MINUTE = 180;

/** Returns the configuration of the environment. Throws `ConfigError` with one line for each invalid variable. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const filled = Object.entries(variables).filter(([, value]) => value?.trim());
  const read = Environment.safeParse(Object.fromEntries(filled));
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const { data } = read;
  const adminEmail = data.ADMIN_EMAIL ?? 'admin@qlaim.local';
  const mailFrom = data.MAIL_FROM ?? 'Qlaim <no-reply@qlaim.local>';
  const tls = tlsOf(data);
  const config = {
    role: data.QLAIM_ROLE ?? 'all',
    production: data.NODE_ENV === 'production',
    port: data.PORT ?? (tls ? WEB_PORTS.https : 3000),
    opsPort: data.OPS_PORT,
    host: data.HOST ?? (tls ? EVERYWHERE : '127.0.0.1'),
    tls,
    proxiedDomains: proxiedDomainsOf(data),
    publicUrl: tls?.publicUrl ?? data.PUBLIC_URL,
    storefrontUrl: data.STOREFRONT_URL,
    dataDir: folder(data.DATA_DIR ?? 'data'),
    legalDir: data.LEGAL_DIR === undefined ? undefined : folder(data.LEGAL_DIR),
    contactEmail: data.CONTACT_EMAIL ?? adminEmail,
    admin: { email: adminEmail, password: data.ADMIN_PASSWORD },
    sessionSecret: data.SESSION_SECRET,
    vaultKey: data.VAULT_KEY,
    nextVaultKey: data.VAULT_KEY_NEXT,
    smtpUrl: data.SMTP_URL,
    mailFrom,
    mailFromByDomain: mailFromByDomain(data),
    dkim: dkimOf(data, mailFrom),
    google: googleOf(data),
    eventStoreUrl: data.EVENTSTORE_URL,
    eventStorePrefix: data.EVENTSTORE_PREFIX,
    mongoUrl: data.MONGODB_URL,
    kafka: kafkaOf(data),
    s3: s3Of(data),
    s3Cors: data.S3_CORS ?? false,
    scansWhenStoreIsAway: data.SCANS_WHEN_STORE_IS_AWAY ?? 'refuse',
    appOrigins: data.APP_ORIGINS ?? [],
    trustProxy: data.TRUST_PROXY ?? 0,
    uploadQuotaMb: data.UPLOAD_QUOTA_MB ?? 2000,
    requireAdminTotp: data.REQUIRE_ADMIN_TOTP ?? false,
    webhooksAllowPrivate: data.WEBHOOKS_ALLOW_PRIVATE ?? false,
    threats: {
      ownList: data.DESTINATION_LIST === undefined ? undefined : folder(data.DESTINATION_LIST),
      feeds: (data.DESTINATION_FEEDS ?? []).map((feed) => (/^https?:/i.test(feed) ? feed : folder(feed))),
      safeBrowsingKey: data.SAFE_BROWSING_KEY,
    },
    flaggedDestinations: data.FLAGGED_DESTINATIONS ?? 'warn',
    archiveTo: data.ARCHIVE_TO,
    backup: {
      to: data.BACKUP_TO,
      atMinute: data.BACKUP_AT ?? BACKUP_MINUTE,
      key: data.BACKUP_KEY,
      files: data.BACKUP_FILES ?? true,
    },
    retention: retentionOf(data),
    s3Access: s3AccessOf(data),
    tracing: tracingOf(data),
    logLevel: data.LOG_LEVEL ?? 'info',
  } satisfies Config;
  assertWhole(config);
  return config;
}

/** Whether log or vault are on an engine, so that processes share no data folder. */
export const isDistributed = ({ eventStoreUrl, mongoUrl }: Config): boolean =>
  eventStoreUrl !== undefined || mongoUrl !== undefined;

type MasterSecret = readonly [variable: string, key: 'sessionSecret' | 'vaultKey'];
const SESSION_SECRET: MasterSecret = ['SESSION_SECRET', 'sessionSecret'];
const VAULT_KEY: MasterSecret = ['VAULT_KEY', 'vaultKey'];

/** The master secrets that a role uses. A relay copies events as they are, sealed. */
const MASTER_SECRETS: Readonly<Record<Role, readonly MasterSecret[]>> = {
  all: [SESSION_SECRET, VAULT_KEY],
  api: [SESSION_SECRET, VAULT_KEY],
  projector: [VAULT_KEY],
  relay: [],
};

/** Throws `ConfigError` for a setting without another one that it needs. */
function assertWhole(config: Config): void {
  if (config.opsPort === config.port) throw new ConfigError('OPS_PORT must be another port than PORT');
  const missing = isDistributed(config) ? MASTER_SECRETS[config.role].filter(([, key]) => !config[key]) : [];
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(' and ');
    throw new ConfigError(
      `${names} must be set for QLAIM_ROLE ${config.role}, the same in all processes, with EVENTSTORE_URL or MONGODB_URL`,
    );
  }
  if (config.role === 'relay' && !config.kafka) throw new ConfigError('QLAIM_ROLE relay needs KAFKA_BROKERS');
}

const folder = (path: string) =>
  isAbsolute(path) ? path : resolve(import.meta.dirname, '../../../..', path);

function kafkaOf(data: Environment): Config['kafka'] {
  const { KAFKA_BROKERS: brokers, KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = data;
  if (!brokers || brokers.length === 0) return undefined;
  if ((username === undefined) !== (password === undefined)) {
    throw new ConfigError('KAFKA_USERNAME and KAFKA_PASSWORD must be set together');
  }
  const login =
    username !== undefined && password !== undefined
      ? { mechanism: data.KAFKA_MECHANISM ?? 'scram-sha-512', username, password }
      : undefined;
  return {
    brokers,
    topic: data.KAFKA_TOPIC ?? 'qlaim.events',
    partitions: data.KAFKA_PARTITIONS ?? 12,
    replication: data.KAFKA_REPLICATION ?? 1,
    tls: data.KAFKA_TLS ?? false,
    ...(login ? { login } : {}),
  };
}

function tracingOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share = 1,
}: Environment) {
  return endpoint === undefined ? undefined : { endpoint, share };
}

function s3Of(data: Environment): Config['s3'] {
  return data.S3_BUCKET === undefined ? undefined : { bucket: data.S3_BUCKET, ...s3AccessOf(data) };
}

function s3AccessOf(data: Environment): Config['s3Access'] {
  if ((data.S3_ACCESS_KEY_ID === undefined) !== (data.S3_SECRET_ACCESS_KEY === undefined)) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  }
  return {
    endpoint: data.S3_ENDPOINT,
    region: data.S3_REGION,
    accessKeyId: data.S3_ACCESS_KEY_ID,
    secretAccessKey: data.S3_SECRET_ACCESS_KEY,
    uploadEndpoint: data.S3_UPLOAD_ENDPOINT,
  };
}
