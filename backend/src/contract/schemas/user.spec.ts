import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../testing/issues.ts';
import {
  LoginBody,
  OtpResendBody,
  OtpVerifyBody,
  RegisterBody,
  ResetRequestBody,
  ResetVerifyBody,
  VerifyEmailBody,
} from './user.ts';

const LOGIN = { email: 'ada@example.com', password: '123456' };
const REGISTER = { ...LOGIN, firstName: 'Ada', lastName: 'Byron' };
const PASSWORD_SHORT = 'Password must be at least 6 characters long';
const PASSWORD_LONG = 'Password must be at most 200 characters long';

describe('signing in', () => {
  it('accepts an email and a password', () => expect(issuesOf(LoginBody, LOGIN)).toEqual({}));
  it('lower-cases and trims the email', () =>
    expect(LoginBody.parse({ ...LOGIN, email: ' Ada@Example.COM ' }).email).toBe('ada@example.com'));
  it('keeps the password as typed', () =>
    expect(LoginBody.parse({ ...LOGIN, password: ' Ab 3456 ' }).password).toBe(' Ab 3456 '));
  it('requires both', () =>
    expect(issuesOf(LoginBody, {})).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    }));
  it('requires both to be filled', () =>
    expect(issuesOf(LoginBody, { email: ' ', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    }));

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', `${'a'.repeat(250)}@a.co`])(
    'refuses %s as an email',
    (email) =>
      expect(issuesOf(LoginBody, { ...LOGIN, email })).toEqual({ email: 'Please enter valid email' }),
  );

  it.each([
    ['12345', PASSWORD_SHORT],
    ['1'.repeat(201), PASSWORD_LONG],
  ])('refuses the password %s', (password, message) =>
    expect(issuesOf(LoginBody, { ...LOGIN, password })).toEqual({ password: message }),
  );

  it.each([7, null, {}, [], true])('refuses %j for a field', (value) => {
    const issues = issuesOf(LoginBody, { email: value, password: value });
    expect(Object.keys(issues)).toEqual(['email', 'password']);
  });

  it('accepts the scanned code as an address or a bare code', () => {
    const link = 'https://qlaim.example/7zk3m9qwxa';
    expect(LoginBody.parse({ ...LOGIN, link }).link).toBe('7ZK3M9QWXA');
    expect(LoginBody.parse({ ...LOGIN, link: '7zk3m9qwxa' }).link).toBe('7ZK3M9QWXA');
    expect(issuesOf(LoginBody, { ...LOGIN, link: 'not a code' })).toEqual({
      link: 'This is not the link of a QR code',
    });
  });
});

describe('signing up', () => {
  it('accepts a name, an email, a password and a scanned code', () =>
    expect(issuesOf(RegisterBody, { ...REGISTER, link: '7ZK3M9QWXA' })).toEqual({}));
  it('requires all fields except the code', () =>
    expect(issuesOf(RegisterBody, {})).toEqual({
      firstName: 'Firstname is required',
      lastName: 'Lastname is required',
      email: 'Email is required',
      password: 'Password is required',
    }));
  it('refuses a blank name', () =>
    expect(issuesOf(RegisterBody, { ...REGISTER, firstName: ' ', lastName: '' })).toEqual({
      firstName: 'Firstname is required',
      lastName: 'Lastname is required',
    }));
  it('trims names', () =>
    expect(RegisterBody.parse({ ...REGISTER, firstName: ' Ada ' }).firstName).toBe('Ada'));
  it('refuses names that are too long', () =>
    expect(issuesOf(RegisterBody, { ...REGISTER, lastName: 'x'.repeat(101) })).toEqual({
      lastName: 'At most 100 characters',
    }));
  it('refuses a bad email and a short password at once', () =>
    expect(issuesOf(RegisterBody, { ...REGISTER, email: 'ada', password: '12345' })).toEqual({
      email: 'Please enter valid email',
      password: PASSWORD_SHORT,
    }));
  it('refuses a role', () =>
    expect(issuesOf(RegisterBody, { ...REGISTER, role: 'admin' })).toEqual({
      '': 'Unrecognized key: "role"',
    }));
});

describe('a one-time code', () => {
  it.each(['000000', ' 123456 '])('accepts the six digits of %j', (otp) =>
    expect(issuesOf(OtpVerifyBody, { otp })).toEqual({}),
  );
  it.each(['', '12345', '1234567', '12345a', '１２３４５６', undefined])('refuses %j', (otp) =>
    expect(issuesOf(OtpVerifyBody, { otp })).toEqual({ otp: 'Please enter valid otp' }),
  );
  it('requires an email without a session', () => {
    expect(issuesOf(VerifyEmailBody, { otp: '123456', email: 'ada@example.com' })).toEqual({});
    expect(issuesOf(VerifyEmailBody, { otp: '123456' })).toEqual({ email: 'Email is required' });
  });
});

describe('setting a new password', () => {
  const body = { password: '12345678', token: 'from the mail' };

  it('accepts eight characters', () => expect(issuesOf(ResetVerifyBody, body)).toEqual({}));
  it.each([
    ['1234567', 'Password must be at least 8 characters long'],
    ['', 'Password is required'],
    [undefined, 'Password is required'],
    ['1'.repeat(201), PASSWORD_LONG],
  ])('refuses %j', (password, message) =>
    expect(issuesOf(ResetVerifyBody, { ...body, password })).toEqual({ password: message }),
  );
  it.each(['', 'x'.repeat(201), undefined, 7])('refuses %j as the token', (token) =>
    expect(Object.keys(issuesOf(ResetVerifyBody, { ...body, token }))).toEqual(['token']),
  );
});

describe.each([
  ['asking for a link to set a new password', ResetRequestBody],
  ['asking for another one-time code', OtpResendBody],
])('%s', (_what, schema) => {
  it.each([
    ['', 'Email is required'],
    [undefined, 'Email is required'],
    ['ada', 'Please enter valid email'],
  ])('refuses %j', (email, message) => expect(issuesOf(schema, { email })).toEqual({ email: message }));
  it('accepts an email', () => expect(issuesOf(schema, { email: 'ada@example.com' })).toEqual({}));
});

it.each([
  ['login', LoginBody, LOGIN],
  ['register', RegisterBody, REGISTER],
  ['verify email', VerifyEmailBody, { email: 'a@b.co', otp: '123456' }],
  ['verify otp', OtpVerifyBody, { otp: '123456' }],
  ['resend otp', OtpResendBody, { email: 'a@b.co' }],
  ['reset request', ResetRequestBody, { email: 'a@b.co' }],
  ['reset', ResetVerifyBody, { password: '12345678', token: 't' }],
])('%s refuses an unknown field', (_name, schema, body) => {
  expect(issuesOf(schema, body)).toEqual({});
  expect(issuesOf(schema, { ...body, more: 1 })).toEqual({ '': 'Unrecognized key: "more"' });
});
