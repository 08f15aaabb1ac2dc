import { API_KEYS } from '@qlaim/backend/texts/console/api-keys';
import { expect, it } from 'vitest';
import { daysOf, expiriesIn, expiryOf, toggled } from './key-draft.ts';

const EXPIRIES = expiriesIn((await API_KEYS.first('en')).texts.form);

it.each(EXPIRIES)('the choice $label is read back from its days', ({ value }) => {
  expect(expiryOf({ days: daysOf(value) })).toBe(value);
});

it('a key lives 30 days, 90 days, a year, or for ever', () => {
  expect(EXPIRIES.map(({ value }) => daysOf(value))).toEqual([30, 90, 365, null]);
  expect(EXPIRIES.map(({ label }) => label)).toEqual(['In 30 days', 'In 90 days', 'In a year', 'Never']);
});

it('a scope is added and taken away', () => {
  const both = toggled(['codes:read'], 'scans:read', true);
  expect(both).toEqual(['codes:read', 'scans:read']);
  expect(toggled(both, 'codes:read', false)).toEqual(['scans:read']);
});
