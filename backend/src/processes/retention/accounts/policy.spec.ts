import { describe, expect, it } from 'vitest';
import type { RetentionPeriods } from '../../../contract/legal/retention-periods.ts';
import { before } from '../periods.ts';
import { type AccountFacts, dueOf } from './policy.ts';

const NOW = new Date('2026-11-27T04:00:00.000Z');
const ALL: RetentionPeriods = { unverifiedDays: 30, withoutCodeMonths: 12, unusedYears: 3 };
const OWNER: AccountFacts = {
  userId: 'ada',
  verified: true,
  exempt: false,
  codes: 1,
  usedAt: '2023-01-01T00:00:00.000Z',
  foundUnused: null,
};
const due = (facts: Partial<AccountFacts>, periods = ALL) => {
  const found = dueOf({ ...OWNER, ...facts }, periods, NOW);
  return found && `${found.do} ${found.reason}`;
};
const told = (eraseAfter: string, since = OWNER.usedAt) => ({ foundUnused: { since, eraseAfter } });

describe('what is due for an account', () => {
  it('is a question, and 30 days later the erasure', () => {
    expect(due({})).toBe('ask unused');
    expect(due(told('2026-11-27T04:00:00.001Z'))).toBeUndefined();
    expect(due(told('2026-11-27T04:00:00.000Z'))).toBe('erase unused');
  });

  it('begins anew once the account was used', () => {
    const usedAt = '2023-06-01T00:00:00.000Z';
    expect(due({ ...told('2025-01-01T00:00:00.000Z'), usedAt })).toBe('ask unused');
    expect(due({ ...told('2025-01-01T00:00:00.000Z'), usedAt: '2026-01-01T00:00:00.000Z' })).toBeUndefined();
  });

  it('is an erasure without a question where nobody has shown that the e-mail is theirs', () => {
    const stranger = { verified: false, codes: 0 };
    expect(due({ ...stranger, usedAt: '2026-10-28T04:00:00.000Z' })).toBe('erase unverified');
    expect(due({ ...stranger, usedAt: '2026-10-28T04:00:00.001Z' })).toBeUndefined();
    expect(due({ ...stranger, codes: 1 })).toBeUndefined();
  });

  it('comes earlier for who owns no code', () => {
    const usedAt = '2025-11-27T04:00:00.000Z';
    expect(due({ codes: 0, usedAt })).toBe('ask without-code');
    expect(due({ codes: 1, usedAt })).toBeUndefined();
  });

  it('is nothing for the staff, for who is disabled, and without a setting', () => {
    expect(due({ exempt: true })).toBeUndefined();
    expect(due({}, {})).toBeUndefined();
    expect(due({ verified: false, codes: 0 }, { unusedYears: 3 })).toBeUndefined();
  });
});

describe('a time that lies a period before another', () => {
  it.each([
    ['2026-03-31T04:00:00.000Z', { months: 1 }, '2026-02-28T04:00:00.000Z'],
    ['2024-02-29T04:00:00.000Z', { years: 1 }, '2023-02-28T04:00:00.000Z'],
    ['2026-01-15T04:00:00.000Z', { months: 13 }, '2024-12-15T04:00:00.000Z'],
    ['2026-03-01T04:00:00.000Z', { days: 1 }, '2026-02-28T04:00:00.000Z'],
    ['2026-03-01T04:00:00.000Z', {}, undefined],
  ])('of %s is by the calendar', (now, period, expected) => {
    expect(before(new Date(now), period)).toBe(expected);
  });
});
