import { expect, it } from 'vitest';
import { askedPause, nextTry } from './schedule.ts';

const HOUR = 3_600_000;
const NONE = { retryAfter: undefined, chance: 0 };

it('makes ten tries in about three days', () => {
  const pauses = Array.from({ length: 9 }, (_none, place) => nextTry(place + 1, 0, NONE) ?? 0);
  expect(pauses).toEqual([5000, 300_000, 1_800_000, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)]);
  expect(nextTry(10, 0, NONE)).toBeUndefined();
});

it('makes pauses longer by a fifth at most', () => {
  expect(nextTry(1, 1000, { ...NONE, chance: 1 })).toBe(7000);
  expect(nextTry(1, 1000, { ...NONE, chance: 0.5 })).toBe(6500);
});

it('waits as long as the receiver asks, a day at most, and never shorter than its own pause', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  expect(askedPause('120', now)).toBe(120_000);
  expect(askedPause('Sun, 22 Nov 2026 10:02:00 GMT', now)).toBe(120_000);
  expect(askedPause('99999999', now)).toBe(24 * HOUR);
  for (const text of ['soon', '-5', '', 'Sun, 22 Nov 2020 10:02:00 GMT', undefined])
    expect(askedPause(text, now)).toBe(0);
  expect(nextTry(2, now, { retryAfter: '1', chance: 0 })).toBe(now + 300_000);
});
