import { randomUUID } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetBucketPolicyCommand,
  PutBucketPolicyCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { describeEngine } from '../../testing/engines/engines.ts';
import { openS3ObjectStorage } from './object-storage.ts';

describeEngine('s3', (engine) => {
  const client = new S3Client({
    endpoint: engine.endpoint,
    region: engine.region,
    forcePathStyle: true,
    credentials: engine,
  });
  afterAll(() => client.destroy());

  let Bucket: string;
  beforeEach(async () => {
    Bucket = `test-${randomUUID()}`;
    await client.send(new CreateBucketCommand({ Bucket }));
  });
  afterEach(async () => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    await client.send(new DeleteBucketCommand({ Bucket }));
  });

  /** Statements as earlier versions set them, and as an operator adds them. */
  const allow = (Sid: string, Action: string, path = '/*') => ({
    Sid,
    Effect: 'Allow',
    Principal: '*',
    Action: [Action],
    Resource: [`arn:aws:s3:::${Bucket}${path}`],
  });
  const opening = () => allow('AnyoneMayRead', 's3:GetObject');

  async function open(...statements: readonly object[]): Promise<void> {
    const Policy = JSON.stringify({ Version: '2012-10-17', Statement: statements });
    await client.send(new PutBucketPolicyCommand({ Bucket, Policy }));
  }
  const policy = async () => (await client.send(new GetBucketPolicyCommand({ Bucket }))).Policy ?? '';
  async function start(): Promise<void> {
    const storage = await openS3ObjectStorage({ ...engine, bucket: Bucket });
    await storage.put('a', 'image/png', Buffer.from('x'));
    await storage.close();
  }
  const read = async () => (await fetch(`${engine.endpoint}/${Bucket}/a`)).status;

  it('a start closes a bucket that an earlier version opened', async () => {
    await start();
    await open(opening());
    expect(await read()).toBe(200);
    await start();
    expect(await read()).toBe(403);
    await expect(policy()).rejects.toThrow();
  });

  it('a start keeps other statements', async () => {
    const others = [allow('Listing', 's3:ListBucket', ''), allow('Tags', 's3:GetObjectTagging')];
    await open(...others, opening());
    await start();
    expect(await read()).toBe(403);
    expect(JSON.parse(await policy()).Statement).toEqual(others);
    const before = await policy();
    await start();
    expect(await policy()).toBe(before);
  });
});
