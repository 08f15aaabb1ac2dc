import { expect, it } from 'vitest';
import { filterFor, readPersonFilter, SHOWN, shownBy } from './people-filter.ts';

it.each(SHOWN)('the choice %s is read back from its filter, and keeps the search', (value) => {
  const filter = filterFor(value, { q: 'ada', role: 'user' });
  expect(shownBy(filter)).toBe(value);
  expect(filter.q).toBe('ada');
});

it('a foreign filter in the address is none', () => {
  expect(readPersonFilter({ colour: 'red' })).toEqual({});
  expect(readPersonFilter(undefined)).toEqual({});
});
