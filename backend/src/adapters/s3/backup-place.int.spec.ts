import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll } from 'vitest';
import { backupPlaceContract } from '../../testing/contracts/backup/backup-place.contract.ts';
import { describeEngine } from '../../testing/engines/engines.ts';
import { openBackupBucket } from './backup-place.ts';

describeEngine('s3', (engine) => {
  const client = new S3Client({
    endpoint: engine.endpoint,
    region: engine.region,
    forcePathStyle: true,
    credentials: engine,
  });
  afterAll(() => client.destroy());

  for (const prefix of ['', 'some/prefix'])
    backupPlaceContract(async () => {
      const bucket = `test-${randomUUID()}`;
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      const place = openBackupBucket({ ...engine, bucket }, prefix);
      const again = openBackupBucket({ ...engine, bucket }, prefix);
      const dispose = async () => {
        for await (const { name } of again.list('')) await again.remove(name);
        await again.close();
        await client.send(new DeleteBucketCommand({ Bucket: bucket }));
      };
      return { place, dispose };
    });
});
