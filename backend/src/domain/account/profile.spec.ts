import { describe, expect, it } from 'vitest';
import {
  claimAwaited,
  emailChanged,
  emailVerified,
  erased,
  givenAccount,
  nameChanged,
  registered,
  registration,
  verificationRequested,
} from '../../testing/account.ts';
import type { AccountCommand } from './decide.ts';
import { absentAccount, evolveAccount } from './state.ts';

describe('signing in and passwords', () => {
  it('tells of every session', () =>
    givenAccount(registered)
      .when({ type: 'signIn', sessionId: 'session-1' })
      .then({ type: 'SignedIn', data: { sessionId: 'session-1' } }));
  it('has a link to set a new password mailed', () =>
    givenAccount(registered)
      .when({ type: 'requestPasswordReset', requestId: 'request-3' })
      .then({ type: 'PasswordResetRequested', data: { requestId: 'request-3' } }));
  it('changes the password', () =>
    givenAccount(registered)
      .when({ type: 'changePassword', credential: 'password-2', replaces: 'password-1' })
      .then({ type: 'PasswordChanged', data: { credential: 'password-2' } }));
  it('leaves a password alone that has been changed meanwhile', () =>
    givenAccount(registered, { type: 'PasswordChanged', data: { credential: 'password-2' } })
      .when({ type: 'changePassword', credential: 'password-3', replaces: 'password-1' })
      .thenRefused('edited_meanwhile'));
  it('knows the last password as the one that counts', () => {
    const account = evolveAccount(evolveAccount(absentAccount, registered), {
      type: 'PasswordChanged',
      data: { credential: 'password-2' },
    });
    expect(account.credential).toBe('password-2');
  });
});

describe('changing the profile', () => {
  const rename = { type: 'rename', userId: 'ada', firstName: 'Ada', lastName: 'Lovelace' } as const;
  const move = {
    type: 'changeEmail',
    userId: 'ada',
    email: 'ada@example.org',
    emailKey: 'another-key',
    replaces: registration.emailKey,
    requestId: 'request-4',
  } as const;

  it('changes the name', () => givenAccount(registered).when(rename).then(nameChanged('Ada', 'Lovelace')));
  it('to the same name is no change', () =>
    givenAccount(registered, nameChanged('Ada', 'Lovelace')).when(rename).thenNothing());
  it('changes the email, which is to be verified', () =>
    givenAccount(registered, emailVerified)
      .when(move)
      .then(emailChanged('ada@example.org', 'another-key'), verificationRequested('request-4')));
  it('leaves an email alone that has been changed meanwhile', () =>
    givenAccount(registered, emailChanged('ada@example.net', 'third-key'))
      .when(move)
      .thenRefused('edited_meanwhile'));
  it('to the same email is no change', () =>
    givenAccount(registered, emailVerified)
      .when({ ...move, email: registration.email, emailKey: registration.emailKey })
      .thenNothing());
});

const COMMANDS: readonly AccountCommand[] = [
  { type: 'requestVerification', requestId: 'r' },
  { type: 'verifyEmail', emailKey: 'k' },
  { type: 'awaitClaim', code: 'ABCDEFGHJK' },
  { type: 'settleClaim', code: 'ABCDEFGHJK', outcome: 'claimed' },
  { type: 'signIn', sessionId: 's' },
  { type: 'requestPasswordReset', requestId: 'r' },
  { type: 'changePassword', credential: 'c', replaces: null },
  { type: 'rename', userId: 'ada', firstName: 'A', lastName: 'B' },
  { type: 'changeEmail', userId: 'ada', email: 'a@b.co', emailKey: 'k', replaces: 'l', requestId: 'r' },
  { type: 'erase' },
];

describe('erasing a person', () => {
  it('ends the account', () => givenAccount(registered).when({ type: 'erase' }).then(erased));
  it('leaves no password and no waiting code', () => {
    const account = [registered, claimAwaited('ABCDEFGHJK'), erased].reduce(evolveAccount, absentAccount);
    expect(account).toMatchObject({ status: 'erased', credential: null, awaitedCode: null });
  });

  it.each(COMMANDS)('leaves nobody to $type', (command) =>
    givenAccount(registered, erased).when(command).thenRefused('unknown_user'),
  );
  it.each(COMMANDS)('leaves nobody to $type where nobody ever was', (command) =>
    givenAccount().when(command).thenRefused('unknown_user'),
  );
});
