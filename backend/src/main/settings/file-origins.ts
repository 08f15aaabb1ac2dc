import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { Config } from './config.ts';

/** Returns the origins that browsers load files from, besides the product's own: that of presigned URLs in S3. */
export async function fileOrigins(
  { s3 }: Pick<Config, 's3'>,
  { files }: { readonly files: Pick<ObjectStorage, 'presignPut'> },
): Promise<readonly string[]> {
  if (!s3) return [];
  const grant = { key: 'any', contentType: 'image/png', size: 1, expiresInSeconds: 1 };
  return [new URL(await files.presignPut(grant)).origin];
}
