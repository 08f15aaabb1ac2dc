import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { examine } from '../../src/main/doctor/examine.ts';
import { linesOf } from '../../src/main/doctor/finding.ts';
import { world } from '../../src/main/doctor/world.ts';
import { describeEngine } from '../../src/testing/engines/engines.ts';

describeEngine('kafka', ({ brokers }) =>
  describeEngine('mongodb', ({ url }) =>
    describeEngine('s3', (s3) => {
      it('names the engines that the doctor reaches, with their versions as far as they tell', async () => {
        const dataDir = await mkdtemp(join(tmpdir(), 'qlaim-doctor-'));
        const bucket = `test-${randomUUID()}`;
        const client = new S3Client({ ...s3, forcePathStyle: true, credentials: s3 });
        await client.send(new CreateBucketCommand({ Bucket: bucket }));
        const variables = {
          DATA_DIR: dataDir,
          SESSION_SECRET: 's'.repeat(40),
          VAULT_KEY: 'ab'.repeat(32),
          MONGODB_URL: url,
          KAFKA_BROKERS: brokers,
          S3_BUCKET: bucket,
          S3_ENDPOINT: s3.endpoint,
          S3_REGION: s3.region,
          S3_ACCESS_KEY_ID: s3.accessKeyId,
          S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
        };
        const logger = pino({ level: 'silent' });
        const findings = await examine({ variables, world, logger, mailTo: undefined });
        const lines = findings.flatMap(linesOf);
        expect(lines).toContainEqual(expect.stringMatching(/^ok {3}the vault: answers: MongoDB \d+\.\d+/));
        expect(lines).toContainEqual(expect.stringMatching(/^ok {3}Kafka: answers: version \d+\.\d+/));
        expect(lines).toContainEqual(expect.stringMatching(/^ok {3}the files: the bucket answers: \w+/));
        await client.send(new DeleteBucketCommand({ Bucket: bucket }));
        client.destroy();
        await rm(dataDir, { recursive: true, force: true });
      });
    }),
  ),
);
