import { UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { personOf } from './person.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const EXPECTED = { clientId: 'qlaim', attempt: { nonce: 'once' }, now: NOW };
const CLAIMS = {
  sub: '107',
  email: 'Rosa@Example.com',
  email_verified: true,
  given_name: 'Rosa',
  family_name: 'Weiss',
};
const ROSA = {
  sub: '107',
  email: 'rosa@example.com',
  emailVerified: true,
  firstName: 'Rosa',
  lastName: 'Weiss',
};
const TOKEN = { sub: '107', aud: 'qlaim', nonce: 'once', exp: NOW.getTime() / 1000 + 60 };
const idToken = (over: object = {}) => new UnsecuredJWT({ ...TOKEN, ...over }).encode();

it('reads a person, with and without an id token', () => {
  expect(personOf({ claims: CLAIMS }, EXPECTED)).toEqual(ROSA);
  expect(personOf({ claims: CLAIMS, idToken: idToken() }, EXPECTED)).toEqual(ROSA);
  expect(personOf({ claims: CLAIMS, idToken: idToken({ aud: ['other', 'qlaim'] }) }, EXPECTED)).toEqual(ROSA);
});

it.each([
  ['another try', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['another client', { aud: 'other' }],
  ['another person', { sub: '108' }],
  ['the past', { exp: NOW.getTime() / 1000 - 1 }],
])('refuses an id token of %s', (_what, over) => {
  expect(personOf({ claims: CLAIMS, idToken: idToken(over) }, EXPECTED)).toBeUndefined();
});

it.each([{}, { claims: {} }, { claims: { sub: '' } }, { claims: CLAIMS, idToken: 'no token' }, undefined])(
  'refuses an answer without a person: %j',
  (answer) => {
    expect(personOf(answer, EXPECTED)).toBeUndefined();
  },
);

it.each([
  [{ email_verified: false }, { emailVerified: false }],
  [{ email_verified: 'true' }, {}],
  [{ email_verified: 'false' }, { emailVerified: false }],
  [{ email: undefined }, { email: '', emailVerified: false }],
  [{ email: 'not an email' }, { email: '', emailVerified: false }],
  [
    { given_name: undefined, family_name: undefined, name: 'Rosa W.' },
    { firstName: 'Rosa W.', lastName: '' },
  ],
  [{ given_name: 'R'.repeat(300) }, { firstName: 'R'.repeat(100) }],
  [{ given_name: ' Rosa\r\nMaria\u0000 ' }, { firstName: 'Rosa Maria' }],
  [
    { given_name: 'https://evil.example/phish', family_name: '\u202Ex' },
    { firstName: '', lastName: '' },
  ],
])('reads the claims %j', (over, person) => {
  expect(personOf({ claims: { ...CLAIMS, ...over } }, EXPECTED)).toEqual({ ...ROSA, ...person });
});
