import { randomInt } from 'node:crypto';

/** Returns a client address, so that journeys on a shared product have separate rate limits. */
export const randomClientAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
