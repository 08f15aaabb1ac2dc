import { describe, expect, it } from 'vitest';
import { PhoneInput } from './content/phone-number.ts';
import { formatE164, formatInternational, readPhone } from './phone.ts';

const US = { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253' };
const GB = { country: 'GB', countryCallingCode: '44', nationalNumber: '2079460958' };

describe('a phone number', () => {
  it.each([
    ['2133734253', undefined, US],
    ['(213) 373-4253', undefined, US],
    ['+1 213 373 4253', 'GB', US],
    ['020 7946 0958', 'GB', GB],
    ['+44 20 7946 0958', undefined, GB],
    ['(213) 373-4253 ext. 12', undefined, { ...US, ext: '12' }],
    ['+12133734253;ext=１２', undefined, { ...US, ext: '12' }],
    ['+12133734253 ext. ١٢', undefined, { ...US, ext: '12' }],
    ['+12133734253;ext=12', undefined, { ...US, ext: '12' }],
    [`+12133734253;ext=${'1'.repeat(20)}`, undefined, { ...US, ext: '1'.repeat(20) }],
  ])('%s with the country %s is read into its parts', (text, country, phone) =>
    expect(readPhone(text, country)).toEqual({ phone }),
  );

  it.each([
    ['in parts', US],
    ['in parts with an extension', { ...US, ext: '12' }],
  ])('is read %s', (_how, phone) => expect(readPhone(phone)).toEqual({ phone }));

  it('gets its country from its digits', () =>
    expect(readPhone({ ...GB, country: 'US' })).toEqual({ phone: GB }));

  it.each([
    ['NOT_A_NUMBER', '', undefined],
    ['NOT_A_NUMBER', 'call me', undefined],
    ['NOT_A_NUMBER', '0000000000', undefined],
    ['NOT_A_NUMBER', `+12133734253;ext=${'1'.repeat(21)}`, undefined],
    ['TOO_SHORT', '213373', undefined],
    ['TOO_SHORT', '1', undefined],
    ['TOO_LONG', '21337342533', undefined],
    ['TOO_LONG', '2'.repeat(18), undefined],
    ['TOO_LONG', `${' '.repeat(241)}2133734253`, undefined],
    ['INVALID_COUNTRY', '2133734253', 'XX'],
    ['INVALID_COUNTRY', '2133734253', ''],
  ])('is refused as %s: %j for %s', (problem, text, country) =>
    expect(readPhone(text, country)).toEqual({ problem }),
  );

  it('has the length limits of its country', () => {
    expect(readPhone('00000000000', 'US')).toEqual({ problem: 'TOO_LONG' });
    expect(readPhone('00000000000', 'DE')).toEqual({ problem: 'NOT_A_NUMBER' });
  });

  it('may have 250 characters of input', () =>
    expect(readPhone(`${' '.repeat(240)}2133734253`)).toEqual({ phone: US }));
});

describe('a formatted phone number', () => {
  it('is E.164, followed by the extension', () => {
    expect(formatE164(US)).toBe('+12133734253');
    expect(formatE164({ ...US, ext: '12' })).toBe('+12133734253;ext=12');
  });
  it('is in the international format', () => {
    expect(formatInternational(US)).toBe('+1 213 373 4253');
    expect(formatInternational({ ...US, countryCallingCode: '999' })).toBe('+9992133734253');
  });
});

describe('a phone number as input', () => {
  const problemOf = (input: unknown) => PhoneInput.safeParse(input).error?.issues[0]?.message;

  it.each([
    ['text', '+1 213 373 4253'],
    ['the longest text', '1'.repeat(250)],
    ['parts', { ...US, ext: '12' }],
    ['the shortest number', { ...US, nationalNumber: '12' }],
    ['the longest number and extension', { ...US, nationalNumber: '1'.repeat(17), ext: '1'.repeat(20) }],
  ])('may be %s', (_what, input) => expect(problemOf(input)).toBeUndefined());

  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['text of 251 characters', '1'.repeat(251)],
    ['a number', 2133734253],
    ['missing', undefined],
    ['one digit', { ...US, nationalNumber: '1' }],
    ['eighteen digits', { ...US, nationalNumber: '1'.repeat(18) }],
    ['letters', { ...US, nationalNumber: '1-800-FLOWERS' }],
    ['an extension of 21 digits', { ...US, ext: '1'.repeat(21) }],
    ['a country in lower case', { ...US, country: 'us' }],
    ['a prefix with its plus', { ...US, countryCallingCode: '+1' }],
  ])('is not %s', (_what, input) => expect(problemOf(input)).toBe('Invalid phone number'));

  it('has no other fields', () =>
    expect(problemOf({ ...US, extra: true })).toBe('Unrecognized key: "extra"'));
});
