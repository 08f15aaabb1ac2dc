import { describe, expect, it } from 'vitest';
import { nextDaily } from './daily.ts';

const AT_THREE = 180;
const time = (text: string) => Date.parse(`2026-11-${text}Z`);
const next = (good: string | undefined, now: string, failed?: string) =>
  new Date(
    nextDaily(
      {
        good: good === undefined ? undefined : time(good),
        failed: failed === undefined ? undefined : time(failed),
      },
      time(now),
      AT_THREE,
    ),
  ).toISOString();

describe('the next run of daily work', () => {
  it('is that of the next day after a good one', () => {
    expect(next('27T03:05:00', '27T03:06:00')).toBe('2026-11-28T03:00:00.000Z');
    expect(next('27T03:05:00', '28T02:59:59')).toBe('2026-11-28T03:00:00.000Z');
  });

  it('is due at once where there is none, or one was missed', () => {
    expect(next(undefined, '27T12:00:00')).toBe('2026-11-27T03:00:00.000Z');
    expect(next('25T03:05:00', '27T02:00:00')).toBe('2026-11-26T03:00:00.000Z');
  });

  it('comes an hour after one that failed', () => {
    expect(next('26T03:05:00', '27T03:10:00', '27T03:09:00')).toBe('2026-11-27T04:09:00.000Z');
    expect(next('26T03:05:00', '28T03:10:00', '27T03:09:00')).toBe('2026-11-28T03:00:00.000Z');
  });

  it('counts one that somebody made by hand since', () => {
    expect(next('27T11:00:00', '27T12:00:00')).toBe('2026-11-28T03:00:00.000Z');
  });
});
