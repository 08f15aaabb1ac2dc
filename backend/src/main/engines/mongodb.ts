/** All that is opened in MongoDB, to be loaded together where it is used. */
export { openMongoLeases } from '../../adapters/mongodb/lease.ts';
export { createMongoRateLimiter } from '../../adapters/mongodb/rate-limiter.ts';
export { openMongoReadStore } from '../../adapters/mongodb/read-store.ts';
export { openMongoVault } from '../../adapters/mongodb/vault.ts';
