import { DEFAULT_REGION } from './client.ts';
import type { S3Options } from './options.ts';

/** The bucket's URL for browsers, without a slash at the end. */
export function bucketUrl({ bucket, endpoint, uploadEndpoint, region = DEFAULT_REGION }: S3Options): string {
  const server = uploadEndpoint ?? endpoint;
  if (server !== undefined) return `${server.replace(/\/+$/, '')}/${bucket}`;
  // Amazon's certificate covers no host with a dotted bucket name.
  return bucket.includes('.')
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
}
