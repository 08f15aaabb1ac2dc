/** All adapters of MongoDB in one module, which is imported on demand. */
export { openMongoLeases } from '../../adapters/mongodb/lease.ts';
export { createMongoRateLimiter } from '../../adapters/mongodb/rate-limiter.ts';
export { openMongoReadStore } from '../../adapters/mongodb/read-store.ts';
export { askMongoVersion } from '../../adapters/mongodb/server-version.ts';
export { openMongoVault } from '../../adapters/mongodb/vault.ts';
