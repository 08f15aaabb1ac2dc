import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock, Random } from '../../ports/clock.ts';

export const systemClock: Clock = { now: () => new Date() };

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
};
