import { afterAll, beforeAll, describe, expect } from 'vitest';
import { currentCompositions } from './compositions.ts';
import { Given } from './given.ts';
import type { Needs } from './product.ts';

/** Tells journeys on every composition; those of one call share one product. */
export function onEveryComposition(title: string, journeys: (given: Given) => void, needs: Needs = {}): void {
  describe.each(currentCompositions())(`${title} ($name)`, (composition) => {
    const given = new Given();
    beforeAll(() => given.start(composition, needs));
    afterAll(async () => {
      const errors = given.product.loggedErrors();
      await given.stop();
      expect(errors).toEqual([]);
    });
    journeys(given);
  });
}
