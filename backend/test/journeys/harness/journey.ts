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

/**
 * Runs journeys on the embedded composition alone: what they show is decided before a call reaches an engine, or each of hundreds
 * of calls in the same way. Files that run other compositions do not load them (`journeyFiles`).
 */
export function onEmbedded(title: string, journeys: (given: Fixture) => void, needs: Needs = {}): void {
  onEveryComposition(title, journeys, needs);
}
