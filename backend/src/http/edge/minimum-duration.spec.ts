import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withMinimumDuration } from './minimum-duration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs work that ends after `ms`. Returns the milliseconds that `withMinimumDuration` took. */
async function timeOf(ms: number, outcome: () => unknown): Promise<number> {
  const startedAt = Date.now();
  const work = () => new Promise((resolve) => setTimeout(resolve, ms)).then(outcome);
  const done = withMinimumDuration(100, work).then(
    () => Date.now() - startedAt,
    () => Date.now() - startedAt,
  );
  await vi.runAllTimersAsync();
  return done;
}

it('answers at the same time however short the work is', async () => {
  expect([await timeOf(0, () => 'known'), await timeOf(60, () => 'unknown')]).toEqual([100, 100]);
});

it('hides the time of a failure too', async () => {
  const fail = () => {
    throw new Error('away');
  };
  expect(await timeOf(0, fail)).toBe(100);
});

it('waits for longer work', async () => {
  expect(await timeOf(300, () => undefined)).toBe(300);
});

it('does not hold up an outcome that tells its caller nothing new', async () => {
  const work = async () => 'signed in';
  const answer = withMinimumDuration(60_000, work, (outcome) => outcome === 'signed in');
  expect(await answer).toBe('signed in');
});

it('returns and throws what the work does', async () => {
  vi.useRealTimers();
  expect(await withMinimumDuration(0, async () => 'done')).toBe('done');
  await expect(withMinimumDuration(0, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
