import { expect, vi } from 'vitest';
import type { Fixture } from './fixture.ts';
import { SOON } from './soon.ts';

/** The time in which a change through one process reaches the memory of all others, in milliseconds. */
export const PROPAGATION = { timeout: 1000 };

/**
 * Makes an expectation of what strangers see in one request: at once with one API process, soon with several.
 * Every process must fulfil it. Those that show their first page on a busy machine take long to load what renders it:
 * journeys of two processes hold them to their second once it is loaded.
 */
export async function settled(given: Fixture, expectation: () => Promise<void>): Promise<void> {
  const { urls } = given.product;
  if (urls.length === 1) return expectation();
  await vi.waitFor(async () => {
    for (const _url of urls) await expectation();
  }, SOON);
}

/** Expects a scan to lead to an address: at once with one API process, soon with several. */
export const expectScanToLead = (given: Fixture, code: string, where: string | RegExp): Promise<void> =>
  expectToLead(given, `/${code}`, where);

/** Expects a path to redirect strangers to an address. */
export async function expectToLead(given: Fixture, path: string, where: string | RegExp): Promise<void> {
  const location = async () => (await given.browser().open(path)).headers.get('location');
  const expected = typeof where === 'string' ? where : expect.stringMatching(where);
  await settled(given, async () => expect(await location()).toEqual(expected));
}
