import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { EngineMisconfigured } from '../../ports/errors.ts';
import type { S3Options } from './options.ts';

/** Milliseconds. A server that accepts no connection, or pauses so long in a response, is away. */
const CONNECTION_TIMEOUT = 2_000;
const SOCKET_TIMEOUT = 20_000;

export const DEFAULT_REGION = 'us-east-1';

export function createClient(options: S3Options, endpoint = options.endpoint): S3Client {
  return new S3Client({
    region: options.region ?? DEFAULT_REGION,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...credentials(options),
    // A checksum of the empty body would become part of a presigned URL, and uploads would fail.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT, socketTimeout: SOCKET_TIMEOUT },
  });
}

function credentials({ accessKeyId, secretAccessKey }: S3Options): Pick<S3ClientConfig, 'credentials'> {
  if (accessKeyId === undefined && secretAccessKey === undefined) return {};
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new EngineMisconfigured(
      's3',
      'the access key id and the secret access key are given together, or neither',
    );
  }
  return { credentials: { accessKeyId, secretAccessKey } };
}
