import { DEFAULT_REGION } from './client.ts';
import type { S3Options } from './options.ts';

/** Where a browser finds the bucket itself, without a slash at the end. */
export function bucketUrl({ bucket, endpoint, uploadEndpoint, region = DEFAULT_REGION }: S3Options): string {
  const server = uploadEndpoint ?? endpoint;
  if (server !== undefined) return `${server.replace(/\/+$/, '')}/${bucket}`;
  // A name with a dot has no certificate as a host.
  return bucket.includes('.')
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
}
