import { randomInt } from 'node:crypto';

/** Of a client's: who shares a product with others has its own share of the rate limits. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
