import { expect, it } from 'vitest';
import { findingsIn } from './limits.ts';
import { fuzz } from './run.ts';

/** A new seed each day: a failure can be repeated by `npm run test:fuzz -- --seed`. */
const seed = Math.floor(Date.now() / (24 * 60 * 60 * 1000));

it(`random requests of seed ${seed} cause no error and leave nothing behind`, {
  timeout: 180_000,
}, async () => {
  expect(findingsIn(await fuzz(600, seed))).toEqual([]);
});

it('a finding is told apart from a sound run', () => {
  const held = { descriptors: 40, heapBytes: 1e8 };
  const sound = { failures: [], errorLines: [], before: held, after: held };
  expect(findingsIn(sound)).toEqual([]);
  expect(findingsIn({ ...sound, failures: ['500 GET /'], errorLines: ['{"level":50}'] })).toHaveLength(2);
  expect(findingsIn({ ...sound, after: { descriptors: 60, heapBytes: 2e8 } })).toHaveLength(2);
});
