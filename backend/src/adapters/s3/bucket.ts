import {
  CreateBucketCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { closeBucket } from './bucket-policy.ts';
import type { S3Options } from './options.ts';
import { isNamed, refusal } from './refusal.ts';

/**
 * Creates the bucket, and configures it as the options say. Closes a bucket that an earlier version opened. Throws
 * `EngineMisconfigured` with the reason of a refusal.
 */
export async function prepareBucket(client: S3Client, options: S3Options): Promise<void> {
  const { bucket, corsOrigins } = options;
  // Not a HEAD: without a body it cannot distinguish a missing bucket from an unknown key.
  const exists = await client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 })).then(
    () => true,
    (error: unknown) => {
      if (isNamed(error, 'NoSuchBucket')) return false;
      throw refusal(error, `bucket ${bucket} can't be used`);
    },
  );
  if (exists) await closeBucket(client, bucket);
  else await create(client, bucket);
  if (corsOrigins !== undefined) await allowOrigins(client, bucket, corsOrigins);
}

async function create(client: S3Client, bucket: string): Promise<void> {
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    // Another process of the product started at the same moment.
    if (isNamed(error, 'BucketAlreadyOwnedByYou')) return;
    throw refusal(error, `bucket ${bucket} is missing and can't be created`);
  });
}

async function allowOrigins(client: S3Client, bucket: string, origins: readonly string[]): Promise<void> {
  const rule = {
    AllowedOrigins: [...origins],
    AllowedMethods: ['GET', 'HEAD', 'PUT'],
    AllowedHeaders: ['content-type', 'range'],
    ExposeHeaders: ['Accept-Ranges', 'Content-Length', 'Content-Range', 'ETag'],
    MaxAgeSeconds: 86_400,
  };
  const command = new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [rule] } });
  await client.send(command).catch((error: unknown) => {
    // MinIO has one rule for the whole server, which by default allows all origins.
    if (isNamed(error, 'NotImplemented')) return;
    throw refusal(error, `the CORS rules of bucket ${bucket} can't be set`);
  });
}
