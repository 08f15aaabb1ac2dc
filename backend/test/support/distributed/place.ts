import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from '../server.ts';
import type { UsedEngines } from './engines.ts';

/** What belongs to one installation: a folder for the log, and a topic, databases and a bucket of its own. */
export interface Place {
  readonly dataDir: string;
  readonly topic: string;
  readonly database: string;
  readonly bucket: string;
  /** The product's environment for all of its processes, but for what makes each its own. */
  readonly environment: Readonly<Record<string, string>>;
}

/** SQLite events, relayed by Kafka into MongoDB; files in S3. */
export async function newPlace(
  { kafka, mongodb, s3 }: UsedEngines,
  settings: { readonly prefix: string; readonly partitions: number },
): Promise<Place> {
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
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
  return { dataDir, ...names, environment };
}

/** Users are those of the server, not of the database that is named. */
function databaseIn(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (url.username !== '') url.searchParams.set('authSource', url.searchParams.get('authSource') ?? 'admin');
  return url.href;
}
