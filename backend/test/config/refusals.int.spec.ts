import { randomUUID } from 'node:crypto';
import { Kafka, logLevel } from 'kafkajs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEngine } from '../../src/testing/engines/engines.ts';
import { dataFolder } from './folder.ts';
import { startError } from './start-error.ts';

const SECRETS = { SESSION_SECRET: 's'.repeat(32), VAULT_KEY: 'a'.repeat(64) };
const DATABASE = 'refused';

describe('a start that an engine refuses names the settings in one line', () => {
  const DATA_DIR = dataFolder();

  describeEngine('mongodb', ({ url }) => {
    it('for a wrong user or password', async () => {
      const wrong = new URL(`/${DATABASE}?authSource=admin`, url);
      wrong.username = 'nobody';
      wrong.password = 'wrong-secret';

      const line = await startError({ DATA_DIR, ...SECRETS, MONGODB_URL: wrong.href });

      expect(line).toMatch(/the server refuses user or password \(MONGODB_URL\)$/);
      expect(line).not.toContain('wrong-secret');
    });
  });

  describeEngine('s3', ({ endpoint, region, accessKeyId, secretAccessKey }) => {
    const S3 = {
      DATA_DIR,
      S3_BUCKET: 'refused',
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };

    it('for a wrong secret access key', async () => {
      const line = await startError({ ...S3, S3_SECRET_ACCESS_KEY: 'wrong-secret' });

      expect(line).toMatch(/the secret access key is wrong \(S3_\*\)$/);
      expect(line).not.toContain('wrong-secret');
    });

    it('for an unknown access key id', async () => {
      expect(await startError({ ...S3, S3_ACCESS_KEY_ID: 'nobody' })).toMatch(
        /the access key id is unknown \(S3_\*\)$/,
      );
    });

    it('for a bucket that is missing and cannot be created', async () => {
      expect(await startError({ ...S3, S3_BUCKET: 'No_Bucket' })).toMatch(
        /^s3: bucket No_Bucket .+ \(S3_\*\)$/,
      );
    });
  });

  describeEngine('kafka', ({ brokers }) => {
    const topic = `refused-${randomUUID().slice(0, 8)}`;
    const admin = new Kafka({ brokers: brokers.split(','), logLevel: logLevel.NOTHING }).admin();
    beforeAll(async () => {
      await admin.connect();
      await admin.createTopics({ topics: [{ topic, numPartitions: 2 }], waitForLeaders: true });
    });
    afterAll(async () => {
      await admin.deleteTopics({ topics: [topic] });
      await admin.disconnect();
    });

    it.each(['relay', 'projector'])('for a topic with too few partitions, as a %s', async (role) => {
      const settings = { KAFKA_BROKERS: brokers, KAFKA_TOPIC: topic, KAFKA_PARTITIONS: '4' };

      const line = await startError({ DATA_DIR, QLAIM_ROLE: role, ...settings });

      expect(line).toMatch(
        new RegExp(`^Kafka: topic ${topic} has 2 partitions, but 4 are configured.+KAFKA_`),
      );
    });
  });
});
