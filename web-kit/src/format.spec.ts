import { describe, expect, it } from 'vitest';
import { exactTime, formatCount, formatCreatedDate, relativeTime } from './format.ts';

const now = Date.parse('2026-11-21T12:00:00');
const timeAgo = (seconds: number) => relativeTime(now - seconds * 1000, now);
const DAY = 86_400;

describe('formatCreatedDate', () => {
  it('returns the day, the month and two digits of the year', () => {
    expect(formatCreatedDate('2026-03-07T12:00:00')).toBe('07/03/26');
  });

  it.each([null, undefined, '', 'soon'])('returns an empty string for %j', (date) => {
    expect(formatCreatedDate(date)).toBe('');
  });
});

describe('formatCount', () => {
  it('groups thousands', () => {
    expect([0, 999, 1204, 1_204_000].map(formatCount)).toEqual(['0', '999', '1,204', '1,204,000']);
  });
});

describe('relativeTime', () => {
  it.each([
    [0, 'just now'],
    [44, 'just now'],
    [45, '1 minute ago'],
    [180, '3 minutes ago'],
    [59 * 60, '59 minutes ago'],
    [3600, '1 hour ago'],
    [5 * 3600, '5 hours ago'],
    [DAY, 'yesterday'],
    [6 * DAY, '6 days ago'],
    [27 * DAY, '27 days ago'],
    [28 * DAY, '24 October 2026'],
  ])('formats %d seconds ago as %o', (seconds, words) => {
    expect(timeAgo(seconds)).toBe(words);
  });

  it('formats a time in the future', () => {
    expect(timeAgo(-2 * 3600)).toBe('in 2 hours');
  });

  it('treats a time a few seconds in the future as now', () => {
    expect(timeAgo(-10)).toBe('just now');
  });
});

describe('exactTime', () => {
  it('returns the day and the minute', () => {
    expect(exactTime(now)).toBe('21 November 2026 at 12:00');
  });
});
