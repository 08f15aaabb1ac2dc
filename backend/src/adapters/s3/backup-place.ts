import { Readable } from 'node:stream';
import type { BackupPlace } from '../../ports/backup/place.ts';
import { openS3AsItIs } from './object-storage.ts';
import type { S3Options } from './options.ts';

const TYPE = 'application/octet-stream';

/** Back-ups in a bucket that exists, under `prefix`: empty, or a path without a slash at its end. */
export function openBackupBucket(options: S3Options, prefix: string): BackupPlace {
  const storage = openS3AsItIs(options);
  const before = prefix === '' ? '' : `${prefix}/`;
  return {
    address: `s3://${options.bucket}/${prefix}`,
    async write(name, bytes) {
      await storage.put(`${before}${name}`, TYPE, Readable.from(bytes));
    },
    read: async (name) => (await storage.get(`${before}${name}`))?.body,
    async *list(start) {
      for await (const { key, size, modifiedAt } of storage.list(`${before}${start}`))
        yield { name: key.slice(before.length), size, modifiedAt };
    },
    remove: (name) => storage.delete(`${before}${name}`),
    close: () => storage.close(),
  };
}
