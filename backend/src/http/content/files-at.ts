import type { ObjectStorage } from '../../ports/object-storage.ts';

/**
 * Returns the files with signed addresses at a site, where this process serves them itself: pages load and send files at their
 * own host. A signature binds path and query, not the host. Addresses of another storage stay as they are.
 */
export function filesAt(files: ObjectStorage, firstUrl: string, siteUrl: string): ObjectStorage {
  if (siteUrl === firstUrl) return files;
  const here = (address: string) =>
    address.startsWith(`${firstUrl}/`) ? siteUrl + address.slice(firstUrl.length) : address;
  return {
    ...files,
    presignGet: async (grant) => here(await files.presignGet(grant)),
    presignPart: async (grant) => here(await files.presignPart(grant)),
    presignPut: async (grant) => here(await files.presignPut(grant)),
  };
}
