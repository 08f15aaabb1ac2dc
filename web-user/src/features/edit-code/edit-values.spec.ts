import { describe, expect, it } from 'vitest';
import { type EditValues, readValues } from './edit-values.ts';

const values: EditValues = { tab: 'link', name: ' Blue bag ', link: '', phone: '', extension: '' };

describe('the link tab (specification section 5)', () => {
  it('sends name and link', () => {
    expect(readValues({ ...values, link: 'www.example.com/Path' })).toEqual({
      ok: true,
      body: { name: 'Blue bag', type: 'link', link: 'www.example.com/Path' },
    });
  });

  it.each([
    ['', 'Invalid URL format'],
    ['nonsense', 'Invalid URL format'],
    ['javascript:alert(1)', 'Link must start with https:// or www.'],
    ['ftp://example.com', 'Link must start with https:// or www.'],
  ])('refuses %o with the message %s', (link, message) => {
    expect(readValues({ ...values, link })).toEqual({ ok: false, field: 'link', message });
  });
});

describe('the phone tab (specification section 5)', () => {
  const phone: EditValues = { ...values, tab: 'phoneNumber' };

  it('sends the number in its parts', () => {
    expect(readValues({ ...phone, phone: '+12133734253', extension: '12' })).toEqual({
      ok: true,
      body: {
        name: 'Blue bag',
        type: 'phoneNumber',
        phoneNumber: { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253', ext: '12' },
      },
    });
  });

  it('accepts an empty number and sends only the name', () => {
    expect(readValues(phone)).toEqual({ ok: true, body: { name: 'Blue bag' } });
  });

  it.each(['+1555', '+1', 'abc'])('refuses %s with the message Invalid phone number', (number) => {
    expect(readValues({ ...phone, phone: number })).toEqual({
      ok: false,
      field: 'phone',
      message: 'Invalid phone number',
    });
  });
});
