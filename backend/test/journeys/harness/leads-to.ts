import { expect } from 'vitest';
import type { Fixture } from './fixture.ts';

/** The time in which a change through one process reaches the resolvers of all others. */
const PROPAGATION_MS = 1000;

/** Expects a scan to lead to an address: at once with one API process, within a second with several. */
export async function expectScanToLead(given: Fixture, code: string, where: string | RegExp): Promise<void> {
  const location = async () => (await given.browser().open(`/${code}`)).headers.get('location');
  const expected = typeof where === 'string' ? where : expect.stringMatching(where);
  if (given.product.urls.length === 1) expect(await location()).toEqual(expected);
  else await expect.poll(location, { timeout: PROPAGATION_MS }).toEqual(expected);
}
