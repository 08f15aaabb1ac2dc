import { Readable } from 'node:stream';
import { AbortMultipartUploadCommand } from '@aws-sdk/client-s3';
import type { BackupPlace } from '../../ports/backup/place.ts';
import { createClient } from './client.ts';
import { listWithPortErrors, withPortErrors } from './errors.ts';
import { lastWritten, listUploads } from './list.ts';
import { openS3AsItIs } from './object-storage.ts';
import type { S3Options } from './options.ts';
import { isNamed } from './refusal.ts';

const TYPE = 'application/octet-stream';

/** Back-ups in a bucket that exists, under `prefix`: empty, or a path without a slash at its end. */
export function openBackupBucket(options: S3Options, prefix: string): BackupPlace {
  const storage = openS3AsItIs(options);
  const client = createClient(options);
  const { bucket: Bucket } = options;
  const before = prefix === '' ? '' : `${prefix}/`;
  return {
    address: `s3://${Bucket}/${prefix}`,
    async write(name, bytes) {
      await storage.put(`${before}${name}`, TYPE, Readable.from(bytes));
    },
    read: async (name) => (await storage.get(`${before}${name}`))?.body,
    async *list(start) {
      for await (const { key, size, modifiedAt } of storage.list(`${before}${start}`))
        yield { name: key.slice(before.length), size, modifiedAt };
    },
    async *unfinished() {
      for await (const { key: Key, uploadId: UploadId, startedAt } of listWithPortErrors(
        listUploads(client, Bucket),
      )) {
        if (!Key.startsWith(before)) continue;
        const upload = { Bucket, Key, UploadId };
        const written = await unlessEnded(lastWritten(client, { Bucket, Key }, UploadId));
        yield {
          name: Key.slice(before.length),
          modifiedAt: written ?? startedAt,
          remove: async () => {
            await unlessEnded(client.send(new AbortMultipartUploadCommand(upload)));
          },
        };
      }
    },
    remove: (name) => storage.delete(`${before}${name}`),
    async close() {
      client.destroy();
      await storage.close();
    },
  };
}

/** Resolves to undefined where the upload has ended meanwhile. */
async function unlessEnded<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await withPortErrors(answer);
  } catch (error) {
    if (isNamed(error, 'NoSuchUpload')) return undefined;
    throw error;
  }
}
