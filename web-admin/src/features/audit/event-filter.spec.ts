import { expect, it } from 'vitest';
import { queryOf, readFilter, toServerQuery } from './event-filter.ts';

const ALL = {
  code: '7k3m9-qwx2p',
  person: 'ada',
  type: 'CodeApproved',
  by: 'all',
  from: '2026-01-02',
  to: '2026-01-03',
} as const;

it('the address holds the filter', () => {
  expect(readFilter(queryOf(ALL))).toEqual(ALL);
  expect(queryOf(readFilter(new URLSearchParams())).toString()).toBe('');
});

it('the server gets the code as it is stored, and whole days of the local time zone', () => {
  expect(toServerQuery(ALL)).toEqual({
    code: '7K3M9QWX2P',
    person: 'ada',
    type: 'CodeApproved',
    from: new Date(2026, 0, 2).toISOString(),
    to: new Date(2026, 0, 3, 23, 59, 59, 999).toISOString(),
  });
  expect(toServerQuery({ ...ALL, by: 'people' })).toMatchObject({ by: 'people' });
  expect(toServerQuery({ ...ALL, from: 'yesterday' })).not.toHaveProperty('from');
});
