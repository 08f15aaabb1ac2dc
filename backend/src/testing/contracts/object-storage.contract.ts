import { it } from 'vitest';
import { objectStorageDownloads } from './object-storage-downloads.contract.ts';
import { objectStorageList } from './object-storage-list.contract.ts';
import { objectStorageMultipart } from './object-storage-multipart.contract.ts';
import { objectStorageObjects } from './object-storage-objects.contract.ts';
import { objectStorageParts } from './object-storage-parts.contract.ts';
import { type ObjectStorageBacking, useObjectStorage } from './object-storage-suite.contract.ts';
import { objectStorageUploads } from './object-storage-uploads.contract.ts';

/** The contract of every object storage, over real HTTP. */
export function objectStorageContract(createBacking: () => Promise<ObjectStorageBacking>): void {
  const suite = useObjectStorage(createBacking);
  objectStorageObjects(suite);
  objectStorageList(suite);
  objectStorageDownloads(suite);
  objectStorageUploads(suite);
  objectStorageParts(suite);
  objectStorageMultipart(suite);

  it('responds to a ping', async () => {
    await suite.storage.ping();
  });
}
