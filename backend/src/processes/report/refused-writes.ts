import pTimeout from 'p-timeout';
import { problemOf } from './engine-health.ts';

/** A store that is asked whether it takes writes. */
export interface Written {
  readonly name: string;
  proveWrite(): Promise<void>;
}

export interface RefusedWrite {
  readonly name: string;
  readonly problem: string;
}

/** Milliseconds. A store that takes longer takes no writes. */
const TIMEOUT_MS = 4_000;

/** Asks all stores at once. Returns those that take no writes, and why. */
export async function refusedWrites(stores: readonly Written[]): Promise<readonly RefusedWrite[]> {
  const refused = stores.map(async (store): Promise<readonly RefusedWrite[]> => {
    try {
      await pTimeout(store.proveWrite(), { milliseconds: TIMEOUT_MS });
      return [];
    } catch (error) {
      return [{ name: store.name, problem: problemOf(error) }];
    }
  });
  return (await Promise.all(refused)).flat();
}
