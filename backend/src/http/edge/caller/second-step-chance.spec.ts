import { expect, it } from 'vitest';
import { RULES } from '../limits/limits.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A try guesses one of a million codes. Those of three time steps are accepted. */
const CHANCE_OF_A_TRY = 3 / 1_000_000;

it('guesses of the second step succeed on fewer than one of a thousand days', () => {
  const { points, seconds } = RULES.secondStepByUserDaily;
  expect(seconds).toBe(DAY_SECONDS);
  // Two windows overlap any day.
  const tries = 2 * points;
  expect(1 - (1 - CHANCE_OF_A_TRY) ** tries).toBeLessThan(1 / 1000);
});
