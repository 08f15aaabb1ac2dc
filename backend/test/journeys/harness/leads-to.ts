import { expect } from 'vitest';
import type { Given } from './given.ts';

/** Milliseconds until a change made through one process is seen by the resolvers of all others. */
const SEEN_BY_ALL_MS = 1000;

/** A scan leads there: at once where one process answers all, within a second where several do. */
export async function expectScanToLead(given: Given, code: string, where: string | RegExp): Promise<void> {
  const location = async () => (await given.browser().open(`/${code}`)).headers.get('location');
  const expected = typeof where === 'string' ? where : expect.stringMatching(where);
  if (given.product.urls.length === 1) expect(await location()).toEqual(expected);
  else await expect.poll(location, { timeout: SEEN_BY_ALL_MS }).toEqual(expected);
}
