import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalShortCode,
  printCode,
  SHORT_CODE_ALPHABET,
  SHORT_CODE_LENGTH,
  shortCodeOf,
  shortCodeOfLink,
  shortCodePrefix,
} from './short-code.ts';

const shortCode = fc
  .array(fc.constantFrom(...SHORT_CODE_ALPHABET), {
    minLength: SHORT_CODE_LENGTH,
    maxLength: SHORT_CODE_LENGTH,
  })
  .map((letters) => letters.join(''));

/** Letters that people may type, some of them outside the alphabet. */
const typed = fc.constantFrom(...SHORT_CODE_ALPHABET, ...'abcxyzIiLlOoUu', ...'ſıß');

describe('a short code', () => {
  it.each([
    ['7ZK3M9QWXA', '7ZK3M9QWXA'],
    ['7zk3m9qwxa', '7ZK3M9QWXA'],
    ['IiLl1OoO00', '1111100000'],
  ])('%s is read as %s', (text, code) => expect(canonicalShortCode(text)).toBe(code));

  it.each([
    ['too short', '7ZK3M9QWX'],
    ['too long', '7ZK3M9QWXAB'],
    ['empty', ''],
    ['with a U', '7ZK3M9QWXU'],
    ['with a sign', '7ZK3M-QWXA'],
    ['with a blank', ' 7ZK3M9QWX'],
    ['with an accent', '7ZK3M9QWXÄ'],
    ['longer in upper case', '7ZK3M9QWXß'],
  ])('cannot be %s', (_how, text) => expect(canonicalShortCode(text)).toBeUndefined());

  it('has the same canonical form in upper and lower case', () =>
    fc.assert(
      fc.property(shortCode, (code) => {
        expect(canonicalShortCode(code)).toBe(code);
        expect(canonicalShortCode(code.toLowerCase())).toBe(code);
        expect(shortCodeOfLink(`https://qlaim.example/${code.toLowerCase()}`)).toBe(code);
      }),
    ));

  it('stays the same once canonical', () =>
    fc.assert(
      fc.property(fc.string({ unit: typed, minLength: 10, maxLength: 10 }), (text) => {
        const code = canonicalShortCode(text);
        fc.pre(code !== undefined);
        expect(canonicalShortCode(code)).toBe(code);
      }),
    ));
});

describe('a short code that was printed elsewhere', () => {
  it.each(['aB3', 'x', 'my-sale_24', 'a.b~c', 'A'.repeat(64), 'abcdefghuj'])(
    'is %s, letter by letter',
    (code) => {
      expect(shortCodeOf(code)).toBe(code);
      expect(printCode(code)).toBe(code);
      expect(shortCodeOfLink(`https://s.example/${code}?utm=1`)).toBe(code);
    },
  );
  it('is ours where it reads as ours', () => expect(shortCodeOf('aBcdefghjk')).toBe('ABCDEFGHJK'));
  it.each(['', 'a b', 'a/b', 'ä', 'a%20b', 'a+', 'A'.repeat(65), '.', '..', '.env', 'a.vcf'])(
    'is not %j',
    (text) => expect(shortCodeOf(text)).toBeUndefined(),
  );
  it.each(['login', 'Login', 'robots.txt', 'admin-api'])('is no word of our addresses: %s', (word) =>
    expect(shortCodeOf(word)).toBeUndefined(),
  );
});

describe('the short code of a link', () => {
  it.each([
    '7ZK3M9QWXA',
    ' 7zk3m9qwxa ',
    '/7ZK3M9QWXA',
    'https://qlaim.example/7ZK3M9QWXA',
    'HTTPS://QLAIM.EXAMPLE/7ZK3M9QWXA',
    'http://localhost:3000/7zk3m9qwxa?from=label#top',
    'https://qlaim.example/below/7ZK3M9QWXA',
  ])('is found in %s', (link) => expect(shortCodeOfLink(link)).toBe('7ZK3M9QWXA'));

  it.each(['', '/', 'https://qlaim.example/', 'https://qlaim.example/?7ZK3M9QWXA', 'not a code'])(
    'is missing in %j',
    (link) => expect(shortCodeOfLink(link)).toBeUndefined(),
  );
});

describe('the prefix of a search for codes', () => {
  it.each([
    ['7zk', '7ZK'],
    [' oil ', '011'],
    ['https://qlaim.example/7zk', '7ZK'],
    ['https://qlaim.example/', ''],
    ['7zk?x=1', '7ZK'],
    ['', ''],
  ])('of %j is %j', (text, prefix) => expect(shortCodePrefix(text)).toBe(prefix));
});

it.each([
  ['7K3M9QWX2P', '7K3M 9QWX 2P'],
  ['7K3', '7K3'],
  ['', ''],
])('prints %o as %o', (code, printed) => {
  expect(printCode(code)).toBe(printed);
});
