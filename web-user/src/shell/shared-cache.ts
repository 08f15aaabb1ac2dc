/** The cache that holds shared pictures until their code is chosen. Nothing else is cached. */
export const SHARED_CACHE = 'qlaim-shared-pictures';

/** Removes the pictures that a share sheet has sent to this device. It never fails: over http a browser has no such cache. */
export async function forgetAllShared(): Promise<void> {
  await globalThis.caches?.delete(SHARED_CACHE).catch(() => undefined);
}
