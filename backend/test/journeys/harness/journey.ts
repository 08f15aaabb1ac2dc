import { afterAll, beforeAll, describe, expect } from 'vitest';
import { COMPOSITIONS } from './compositions.ts';
import { Given } from './given.ts';
import type { Environment } from './product.ts';

/** Tells journeys on every composition; those of one call share one product, started with these settings. */
export function onEveryComposition(
  title: string,
  journeys: (given: Given) => void,
  environment: Environment = {},
): void {
  describe.each(COMPOSITIONS)(`${title} ($name)`, (composition) => {
    const given = new Given();
    beforeAll(() => given.start(composition, environment));
    afterAll(async () => {
      const errors = given.product.loggedErrors();
      await given.stop();
      expect(errors).toEqual([]);
    });
    journeys(given);
  });
}
