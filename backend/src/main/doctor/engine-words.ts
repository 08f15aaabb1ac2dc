import type { Config } from '../settings/config.ts';

/** Says that an engine answers, and its version as far as it tells. */
export async function vaultWords({ mongoUrl }: Config): Promise<string> {
  if (mongoUrl === undefined) return 'answers';
  const { askMongoVersion } = await import('../engines/mongodb.ts');
  return `answers: MongoDB ${await askMongoVersion({ url: mongoUrl })}`;
}

export const kafkaWords = (version: string | undefined): string => `answers: version ${version ?? 'unknown'}`;

/** S3 has no version, so its server is named. */
export async function bucketWords({ s3 }: Config): Promise<string> {
  if (!s3) return 'answer';
  const { askServerName } = await import('../../adapters/s3/server-name.ts');
  return `the bucket answers: ${(await askServerName(s3)) ?? 'a server that does not name itself'}`;
}
