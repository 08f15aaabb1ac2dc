import { describe, expect, it } from 'vitest';
import {
  adminRegistered,
  claimAwaited,
  emailGivenUp,
  emailVerified,
  erased,
  givenAccount,
  registered,
  registration,
  reserved,
  verificationRequested,
} from '../../testing/account.ts';
import { AT, fold } from '../../testing/given.ts';
import { ACCOUNT } from './account.ts';

const register = {
  type: 'register',
  userId: 'ada',
  requestId: 'request-1',
  registration,
  reserved,
} as const;

describe('registering', () => {
  it('creates an account and requests a one-time code', () =>
    givenAccount().when(register).then(registered, verificationRequested('request-1')));
  it('keeps the scanned code until the email is verified', () =>
    givenAccount()
      .when({ ...register, awaitedCode: 'ABCDEFGHJK' })
      .then(registered, claimAwaited('ABCDEFGHJK'), verificationRequested('request-1')));
  it('needs no one-time code when the email is verified already', () =>
    givenAccount()
      .when({ ...register, registration: { ...registration, emailVerified: true } })
      .then(registered, emailVerified));
  it('records the scanned code before the verification that claims it', () =>
    givenAccount()
      .when({
        ...register,
        registration: { ...registration, emailVerified: true },
        awaitedCode: 'ABCDEFGHJK',
      })
      .then(registered, claimAwaited('ABCDEFGHJK'), emailVerified));
  it('drops the scanned code of an admin, who cannot claim it', () =>
    givenAccount()
      .when({
        ...register,
        registration: { ...registration, role: 'admin', emailVerified: true },
        awaitedCode: 'ABCDEFGHJK',
      })
      .then(adminRegistered, emailVerified));
  it('refuses a second registration', () =>
    givenAccount(registered).when(register).thenRefused('email_taken'));
  it('refuses the account of an erased person', () =>
    givenAccount(registered, erased).when(register).thenRefused('email_taken'));
  it('refuses an email that was given up meanwhile', () =>
    givenAccount(emailGivenUp(reserved.emailKey, 0)).when(register).thenRefused('email_taken'));
  it('accepts an email that was reserved again after it was given up', () =>
    givenAccount(emailGivenUp(reserved.emailKey, 0))
      .when({ ...register, reserved: { ...reserved, revision: 1 } })
      .then(registered, verificationRequested('request-1')));
});

describe('a new account', () => {
  it('has the registered data and an unverified email', () => {
    expect(fold(ACCOUNT, [registered])).toEqual({
      ...registration,
      emailKey: reserved.emailKey,
      status: 'present',
      provenEmail: null,
      pendingEmail: null,
      secondFactor: null,
      seesNames: false,
      term: 0,
      terms: [],
      usedAt: AT,
      foundUnused: null,
      temporaryPassword: false,
      disabled: false,
      awaitedCode: null,
      language: null,
      givenUp: {},
      googleKey: null,
      givenUpGoogle: {},
      guessWarningSentAt: {},
      handOversTold: {},
      invitation: null,
      erasure: null,
    });
  });
});
