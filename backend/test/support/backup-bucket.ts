import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { openBackupBucket } from '../../src/adapters/s3/backup-place.ts';
import type { Engines } from '../../src/testing/engines/engine-kinds.ts';

/** A bucket of its own for back-ups and archives. `environment` are the settings that reach it. */
export interface BackupBucket {
  /** As an operator names it: `s3://BUCKET`. */
  readonly place: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Removes all that it holds. */
  readonly empty: () => Promise<void>;
}

export async function newBackupBucket(s3: Engines['s3']): Promise<BackupBucket> {
  const bucket = `test-${randomUUID()}`;
  const client = new S3Client({ ...s3, forcePathStyle: true, credentials: s3 });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    place: `s3://${bucket}`,
    environment: {
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    },
    empty: async () => {
      const place = openBackupBucket({ ...s3, bucket }, '');
      for await (const { name } of place.list('')) await place.remove(name);
      await place.close();
    },
  };
}
