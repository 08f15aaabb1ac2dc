import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from '../server.ts';
import type { UsedEngines } from './engines.ts';

/** The resources of one test installation: a folder for the log, a topic, databases and a bucket. */
export interface TestResources {
  readonly dataDir: string;
  readonly topic: string;
  readonly database: string;
  readonly bucket: string;
  /** The environment that all processes share. Each process adds its role and port. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Names the resources of an installation with a SQLite log, Kafka, MongoDB and S3. The product creates them. */
export async function newTestResources(
  { kafka, mongodb, s3 }: UsedEngines,
  settings: { readonly prefix: string; readonly partitions: number },
): Promise<TestResources> {
  const id = `${settings.prefix}-${randomUUID().slice(0, 8)}`;
  const names = { topic: id, database: id.replace('-', '_'), bucket: id };
  const dataDir = await mkdtemp(join(tmpdir(), `qlaim-${settings.prefix}-`));
  const environment = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    VAULT_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'warn',
    MONGODB_URL: databaseIn(mongodb.url, names.database),
    KAFKA_BROKERS: kafka.brokers,
    KAFKA_TOPIC: names.topic,
    KAFKA_PARTITIONS: String(settings.partitions),
    S3_BUCKET: names.bucket,
    S3_CORS: 'true',
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
  return { dataDir, ...names, environment };
}

/** The path of the address names a database, but the user belongs to the server's `admin` database. */
export function databaseIn(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (url.username !== '') url.searchParams.set('authSource', url.searchParams.get('authSource') ?? 'admin');
  return url.href;
}
