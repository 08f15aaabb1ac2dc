/** The cache that holds shared pictures until their code is chosen. Nothing else is cached. */
export const SHARED_CACHE = 'qlaim-shared-pictures';

/** Removes the pictures that a share sheet has sent to this device. */
export const forgetAllShared = (): void =>
  void globalThis.caches?.delete(SHARED_CACHE).catch(() => undefined);
