import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../testing/issues.ts';
import { UpdateCodeBody } from '../content/index.ts';
import { ShortCode, UserId } from '../primitives.ts';
import { UpdateTextBody } from './banner.ts';
import { BarcodeListQuery, GenerateBody } from './barcode.ts';

const AMOUNT = 'Please enter a valid amount of link';
const NEEDED = 'A name or a destination is needed';

describe('generating codes', () => {
  it.each([1, 2, 1000])('accepts %i', (amount) => expect(issuesOf(GenerateBody, { amount })).toEqual({}));
  it.each([0, -1, 1001, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '5', '', null, undefined])(
    'refuses %j',
    (amount) => expect(issuesOf(GenerateBody, { amount })).toEqual({ amount: AMOUNT }),
  );
  it('accepts a name and a note of the batch', () =>
    expect(GenerateBody.parse({ amount: 1, name: ' Cups ', note: '' })).toEqual({
      amount: 1,
      name: 'Cups',
      note: '',
    }));
  it('refuses a name and a note that are too long', () =>
    expect(
      Object.keys(issuesOf(GenerateBody, { amount: 1, name: 'x'.repeat(121), note: 'x'.repeat(501) })),
    ).toEqual(['name', 'note']));
  it('refuses an unknown field', () =>
    expect(issuesOf(GenerateBody, { amount: 1, approved: true })).toEqual({
      '': 'Unrecognized key: "approved"',
    }));
});

describe('updating a code', () => {
  it.each([
    ['a link', { type: 'link', link: 'Example.com/Ab' }, { type: 'link', link: 'https://example.com/Ab' }],
    [
      'a name and a link',
      { name: ' Bench ', type: 'link', link: 'https://a.co' },
      { name: 'Bench', type: 'link', link: 'https://a.co' },
    ],
    [
      'a phone number',
      { type: 'phoneNumber', phoneNumber: ' 213 373 4253 ' },
      { type: 'phoneNumber', phoneNumber: '213 373 4253' },
    ],
    ['a name', { name: 'Bench' }, { name: 'Bench' }],
    ['an empty name, which removes the name', { name: '' }, { name: '' }],
  ])('accepts %s', (_what, body, parsed) => expect(UpdateCodeBody.parse(body)).toEqual(parsed));

  it.each([
    ['nothing', {}, { name: NEEDED }],
    ['no body', null, { '': NEEDED }],
    ['a list', [], { '': NEEDED }],
    ['another type', { type: 'music' }, { type: NEEDED }],
    ['a link without its address', { type: 'link' }, { link: 'Invalid URL format' }],
    ['an invalid link', { type: 'link', link: 'foo' }, { link: 'Invalid URL format' }],
    [
      'script',
      { type: 'link', link: 'javascript:alert(1)' },
      { link: 'Link must start with https:// or www.' },
    ],
    ['a phone number that is missing', { type: 'phoneNumber' }, { phoneNumber: 'Invalid phone number' }],
    [
      'an empty phone number',
      { type: 'phoneNumber', phoneNumber: '' },
      { phoneNumber: 'Invalid phone number' },
    ],
    [
      'parts that are none',
      { type: 'phoneNumber', phoneNumber: { country: 'us' } },
      { phoneNumber: 'Invalid phone number' },
    ],
    [
      'a country beside a number typed as text',
      { type: 'phoneNumber', phoneNumber: '020 7946 0958', country: 'GB' },
      { '': 'Unrecognized key: "country"' },
    ],
    ['a name that is too long', { name: 'x'.repeat(121) }, { name: 'At most 120 characters' }],
    [
      'a long name beside a link',
      { name: 'x'.repeat(121), type: 'link', link: 'a.co' },
      { name: 'At most 120 characters' },
    ],
    [
      'two contents at once',
      { type: 'link', link: 'a.co', phoneNumber: '1' },
      { '': 'Unrecognized key: "phoneNumber"' },
    ],
    ['a link without saying so', { name: 'x', link: 'a.co' }, { '': 'Unrecognized key: "link"' }],
    ['an owner', { name: 'x', user: 'ben' }, { '': 'Unrecognized key: "user"' }],
  ])('refuses %s', (_what, body, expected) => expect(issuesOf(UpdateCodeBody, body)).toEqual(expected));
});

describe('listing codes', () => {
  it('returns the first fifty by default', () =>
    expect(BarcodeListQuery.parse({})).toEqual({ limit: 50, skip: 0 }));
  it('reads numbers and booleans from text', () =>
    expect(
      BarcodeListQuery.parse({ limit: '10', skip: '20', isActive: 'true', approved: 'false', link: '7ZK' }),
    ).toEqual({ limit: 10, skip: 20, isActive: true, approved: false, link: '7ZK' }));
  it('returns two hundred at most', () => {
    for (const limit of ['200', '201', '1000', '999999'])
      expect(BarcodeListQuery.parse({ limit })).toMatchObject({ limit: 200 });
  });
  it.each([
    [{ startDate: '2026-01-02', endDate: '2026-01-02' }],
    [{ startDate: '2026-01-02T23:00:00Z', endDate: '2026-01-02' }],
    [{ startDate: '2026-01-02T00:00:00+02:00' }],
    [{ limit: '1000' }],
  ])('accepts %j', (query) => expect(issuesOf(BarcodeListQuery, query)).toEqual({}));

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '1.5' }, 'limit'],
    [{ limit: 'ten' }, 'limit'],
    [{ skip: '-1' }, 'skip'],
    [{ isActive: 'yes' }, 'isActive'],
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ endDate: 'today' }, 'endDate'],
    [{ startDate: '2026-01-03', endDate: '2026-01-02' }, 'startDate'],
    [{ link: 'x'.repeat(2049) }, 'link'],
  ])('refuses %j', (query, field) => expect(Object.keys(issuesOf(BarcodeListQuery, query))).toEqual([field]));
});

describe('changing the advertisement texts', () => {
  it.each([{}, { topBannerText: '' }, { sideBannerText: 'x'.repeat(4000) }])('accepts some of them', (body) =>
    expect(issuesOf(UpdateTextBody, body)).toEqual({}),
  );
  it('refuses more than 4000 characters, and unknown fields', () => {
    expect(Object.keys(issuesOf(UpdateTextBody, { topBannerText: 'x'.repeat(4001) }))).toEqual([
      'topBannerText',
    ]);
    expect(issuesOf(UpdateTextBody, { leftBannerText: '' })).toEqual({
      '': 'Unrecognized key: "leftBannerText"',
    });
  });
});

describe('a parameter of a path', () => {
  it('may be a short code in any spelling', () => {
    expect(ShortCode.parse(' 7zk3m9qwxa ')).toBe('7ZK3M9QWXA');
    expect(issuesOf(ShortCode, 'assign')).toEqual({ '': 'This is not a short code' });
  });
  it('may be the id of a user', () => expect(issuesOf(UserId, '7')).toEqual({ '': 'This is not a user id' }));
});
