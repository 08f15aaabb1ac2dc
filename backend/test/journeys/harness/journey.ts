import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Needs } from '../../support/product.ts';
import { currentCompositions } from './compositions.ts';
import { Fixture } from './fixture.ts';

/** Runs journeys on every composition. The journeys of one call share a product, which must log no error. */
export function onEveryComposition(
  title: string,
  journeys: (given: Fixture) => void,
  needs: Needs = {},
): void {
  describe.each(currentCompositions())(`${title} ($name)`, (composition) => {
    const given = new Fixture();
    beforeAll(() => given.start(composition, needs));
    afterAll(async () => {
      const errors = given.product.loggedErrors();
      await given.stop();
      expect(errors).toEqual([]);
    });
    journeys(given);
  });
}
