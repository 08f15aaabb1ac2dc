import { describe, expect, it } from 'vitest';
import { ConditionValues } from './content/smart-qr/condition-values.ts';
import { type EditValues, valuesOf } from './edit-values.ts';
import { readValues } from './read-values.ts';

const values: EditValues = { ...valuesOf({ name: null, storedInfo: null }), name: ' Blue bag ' };

describe('the link tab (specification section 5)', () => {
  it('sends name and link', () => {
    expect(readValues({ ...values, link: 'www.example.com/Path' })).toEqual({
      body: { name: 'Blue bag', type: 'link', link: 'www.example.com/Path' },
    });
  });

  it.each([
    ['', 'Invalid URL format'],
    ['nonsense', 'Invalid URL format'],
    ['javascript:alert(1)', 'Link must start with https:// or www.'],
    ['ftp://example.com', 'Link must start with https:// or www.'],
  ])('refuses %o with the message %s', (link, message) => {
    expect(readValues({ ...values, link })).toEqual({ issues: [{ field: 'link', message }] });
  });
});

describe('the phone tab (specification section 5)', () => {
  const phone: EditValues = { ...values, tab: 'phoneNumber' };

  it('sends the number in its parts', () => {
    expect(readValues({ ...phone, phone: '+12133734253', extension: '12' })).toEqual({
      body: {
        name: 'Blue bag',
        type: 'phoneNumber',
        phoneNumber: { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253', ext: '12' },
      },
    });
  });

  it('accepts an empty number and sends only the name', () => {
    expect(readValues(phone)).toEqual({ body: { name: 'Blue bag' } });
  });

  it.each(['+1555', '+1', 'abc'])('refuses %s with the message Invalid phone number', (number) => {
    expect(readValues({ ...phone, phone: number })).toEqual({
      issues: [{ field: 'phone', message: 'Invalid phone number' }],
    });
  });
});

describe('the Smart QR tab (specification section 5)', () => {
  const condition = { from: '08:00', to: '12:00', url: 'example.com/Am', timeZone: 'Europe/Berlin' };
  const smart = (changes: object = {}, defaultUrl = ''): EditValues => ({
    ...values,
    tab: 'smartQR',
    smart: {
      ...values.smart,
      conditions: [{ ...ConditionValues.parse(condition), ...changes }],
      defaultUrl,
    },
  });

  it('sends the conditions and the default, with schemes', () => {
    expect(readValues(smart({}, 'example.com'))).toEqual({
      body: {
        name: 'Blue bag',
        type: 'smartQR',
        smartQR: {
          conditions: [{ ...condition, parameter: 'time', url: 'https://example.com/Am' }],
          defaultUrl: 'https://example.com',
        },
      },
    });
  });

  it.each([
    [{ from: '' }, 'from', 'From Time is required'],
    [{ to: '' }, 'to', 'To Time is required'],
    [{ to: '07:00' }, 'to', 'To Time must be after From Time'],
    [{ url: '' }, 'url', 'Link is required'],
    [{ url: 'nowhere' }, 'url', 'Enter a valid URL'],
    [{ timeZone: '' }, 'timeZone', 'Timezone is required'],
    [{ timeZone: 'Mars' }, 'timeZone', 'This time zone is not known'],
  ])('%o: %s reads %s', (changes, field, message) => {
    expect(readValues(smart(changes))).toEqual({
      issues: [{ field: `smart.conditions.0.${field}`, message }],
    });
  });

  it('reports every field that needs attention', () => {
    expect(readValues(smart({ url: '', timeZone: '' }, 'nowhere'))).toEqual({
      issues: [
        { field: 'smart.conditions.0.url', message: 'Link is required' },
        { field: 'smart.conditions.0.timeZone', message: 'Timezone is required' },
        { field: 'smart.defaultUrl', message: 'Default URL must be a valid URL' },
      ],
    });
  });
});

describe('a name alone', () => {
  it.each(['link', 'phoneNumber', 'smartQR'] as const)('is saved on the tab %s', (tab) => {
    const stored = { ...values, tab, name: '' };
    expect(readValues({ ...stored, name: ' Red bag ' }, stored)).toEqual({
      body: { name: 'Red bag' },
    });
  });

  it('is not enough when the name is not changed either', () => {
    expect(readValues(values, { ...values, name: 'Blue bag' })).toHaveProperty('issues');
  });
});
