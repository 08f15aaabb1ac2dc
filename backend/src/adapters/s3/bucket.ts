import {
  CreateBucketCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutBucketPolicyCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { toPortError } from './errors.ts';
import type { S3Options } from './options.ts';

/** Creates and configures the bucket as the options say. Throws `EngineMisconfigured` with the reason of a refusal. */
export async function prepareBucket(client: S3Client, options: S3Options): Promise<void> {
  const { bucket, corsOrigins, publicRead } = options;
  // Not a HEAD: without a body it cannot distinguish a missing bucket from an unknown key.
  const exists = await client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 })).then(
    () => true,
    (error: unknown) => {
      if (isNamed(error, 'NoSuchBucket')) return false;
      throw refusal(error, `bucket ${bucket} can't be used`);
    },
  );
  if (!exists) await create(client, bucket);
  if (corsOrigins !== undefined) await allowOrigins(client, bucket, corsOrigins);
  if (publicRead) await allowReading(client, bucket);
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

async function allowReading(client: S3Client, bucket: string): Promise<void> {
  const statement = {
    Sid: 'AnyoneMayRead',
    Effect: 'Allow',
    Principal: '*',
    Action: ['s3:GetObject'],
    Resource: [`arn:aws:s3:::${bucket}/*`],
  };
  const Policy = JSON.stringify({ Version: '2012-10-17', Statement: [statement] });
  await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy })).catch((error: unknown) => {
    throw refusal(error, `bucket ${bucket} can't be opened for reading`);
  });
}

/** The error of a start that fails: the engine is away, or refuses. */
function refusal(error: unknown, what: string): unknown {
  const translated = toPortError(error);
  if (translated instanceof EngineUnavailable || !(translated instanceof Error)) return translated;
  const { message } = translated;
  const why = translated instanceof EngineMisconfigured ? message.replace(/^s3: /, '') : message;
  return new EngineMisconfigured('s3', `${what}: ${why.split('\n', 1)[0]}`, error);
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;
