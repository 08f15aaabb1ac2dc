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
import { fold } from '../../testing/given.ts';
import { ACCOUNT } from './account.ts';

const register = {
  type: 'register',
  userId: 'ada',
  requestId: 'request-1',
  registration,
  reserved,
} as const;

describe('registering', () => {
  it('makes an account and has a one-time code mailed', () =>
    givenAccount().when(register).then(registered, verificationRequested('request-1')));
  it('keeps the scanned code until the email is verified', () =>
    givenAccount()
      .when({ ...register, awaitedCode: 'ABCDEFGHJK' })
      .then(registered, claimAwaited('ABCDEFGHJK'), verificationRequested('request-1')));
  it('with an email that somebody vouches for needs no one-time code', () =>
    givenAccount()
      .when({ ...register, registration: { ...registration, emailVerified: true } })
      .then(registered, emailVerified));
  it('tells of the scanned code before the verification that claims it', () =>
    givenAccount()
      .when({
        ...register,
        registration: { ...registration, emailVerified: true },
        awaitedCode: 'ABCDEFGHJK',
      })
      .then(registered, claimAwaited('ABCDEFGHJK'), emailVerified));
  it('of an admin lets no code wait: admins claim none', () =>
    givenAccount()
      .when({
        ...register,
        registration: { ...registration, role: 'admin', emailVerified: true },
        awaitedCode: 'ABCDEFGHJK',
      })
      .then(adminRegistered, emailVerified));
  it('happens once', () => givenAccount(registered).when(register).thenRefused('email_taken'));
  it('gives nobody the account of a person who was erased', () =>
    givenAccount(registered, erased).when(register).thenRefused('email_taken'));
  it('is refused with an email that was given up meanwhile', () =>
    givenAccount(emailGivenUp(reserved.emailKey, 0)).when(register).thenRefused('email_taken'));
  it('happens with an email that was reserved anew since it was given up', () =>
    givenAccount(emailGivenUp(reserved.emailKey, 0))
      .when({ ...register, reserved: { ...reserved, revision: 1 } })
      .then(registered, verificationRequested('request-1')));
});

describe('a new account', () => {
  it('is what was registered, its email still to be verified', () => {
    expect(fold(ACCOUNT, [registered])).toEqual({
      ...registration,
      emailKey: reserved.emailKey,
      status: 'present',
      provenEmail: null,
      awaitedCode: null,
      givenUp: {},
    });
  });
});
