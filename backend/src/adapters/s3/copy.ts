import { CopyObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { Place } from './download.ts';
import { withPortErrors } from './errors.ts';

/** Copies an object within the bucket, with its type. Returns false for an unknown key. */
export async function copy(client: S3Client, from: Place, { Bucket, Key }: Place): Promise<boolean> {
  const CopySource = `${from.Bucket}/${from.Key.split('/').map(encodeURIComponent).join('/')}`;
  try {
    await withPortErrors(client.send(new CopyObjectCommand({ Bucket, Key, CopySource })));
    return true;
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return false;
    throw error;
  }
}
