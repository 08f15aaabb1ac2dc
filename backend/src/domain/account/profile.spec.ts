import { describe, expect, it } from 'vitest';
import { ok, type Result } from '../../contract/result.ts';
import {
  claimAwaited,
  emailChanged,
  emailGivenUp,
  erased,
  givenAccount,
  nameChanged,
  registered,
  reserved,
} from '../../testing/account.ts';
import { AT, fold, given } from '../../testing/given.ts';
import { decideInOrder } from '../aggregate.ts';
import { ACCOUNT } from './account.ts';
import type { AccountCommand, AccountRefusal } from './decide.ts';
import type { AccountEvent } from './events.ts';
import type { Account } from './state.ts';

describe('signing in and passwords', () => {
  it('requests a mail with a link to set a new password', () =>
    givenAccount(registered)
      .when({ type: 'requestPasswordReset', requestId: 'request-3' })
      .then({ type: 'PasswordResetRequested', data: { requestId: 'request-3' } }));
  it('changes the password', () =>
    givenAccount(registered)
      .when({ type: 'changePassword', credential: 'password-2', replaces: 'password-1' })
      .then({ type: 'PasswordChanged', data: { credential: 'password-2' } }));
  it('refuses to replace a password that has changed meanwhile', () =>
    givenAccount(registered, { type: 'PasswordChanged', data: { credential: 'password-2' } })
      .when({ type: 'changePassword', credential: 'password-3', replaces: 'password-1' })
      .thenRefused('edited_meanwhile'));
  it('keeps the last password as the valid one', () => {
    const changed = { type: 'PasswordChanged', data: { credential: 'password-2' } } as const;
    const account = fold(ACCOUNT, [registered, changed]);
    expect(account.credential).toBe('password-2');
  });
});

describe('changing the profile', () => {
  const rename = { type: 'rename', userId: 'ada', firstName: 'Ada', lastName: 'Lovelace' } as const;

  it('changes the name', () => givenAccount(registered).when(rename).then(nameChanged('Ada', 'Lovelace')));
  it('changes nothing when the name is the same', () =>
    givenAccount(registered, nameChanged('Ada', 'Lovelace')).when(rename).thenNothing());
});

describe('giving up an email', () => {
  const giveUp = { type: 'giveUpEmail', reserved: { emailKey: 'another-key', revision: 4 } } as const;

  it('is possible while the account does not use it', () =>
    givenAccount(registered).when(giveUp).then(emailGivenUp('another-key', 4)));
  it('is possible before the account exists', () =>
    givenAccount().when(giveUp).then(emailGivenUp('another-key', 4)));
  it('is refused while the account uses it', () =>
    givenAccount(registered, emailChanged('ada@example.org', 'another-key'))
      .when(giveUp)
      .thenRefused('email_taken'));
  it('changes nothing when this or a later reservation was given up before', () =>
    givenAccount(registered, emailGivenUp('another-key', 5)).when(giveUp).thenNothing());
  it('changes nothing for an erased account', () =>
    givenAccount(registered, erased)
      .when({ ...giveUp, reserved: { ...reserved, revision: 4 } })
      .thenNothing());
});

describe('several commands in order', () => {
  const IN_ORDER = {
    ...ACCOUNT,
    decide: (
      commands: readonly AccountCommand[],
      account: Account,
    ): Result<readonly AccountEvent[], AccountRefusal> => {
      const decision = decideInOrder(ACCOUNT, commands, account, AT);
      return decision.ok ? ok(decision.value.events) : decision;
    },
  };
  const rename = { type: 'rename', userId: 'ada', firstName: 'Ada', lastName: 'Lovelace' } as const;
  const changePassword = {
    type: 'changePassword',
    credential: 'password-2',
    replaces: 'password-1',
  } as const;

  it('take effect together', () =>
    given(IN_ORDER, registered)
      .when([rename, changePassword, rename])
      .then(nameChanged('Ada', 'Lovelace'), {
        type: 'PasswordChanged',
        data: { credential: 'password-2' },
      }));
  it('have no effect when one of them is refused', () =>
    given(IN_ORDER, registered, { type: 'PasswordChanged', data: { credential: 'password-3' } })
      .when([rename, changePassword])
      .thenRefused('edited_meanwhile'));
});

const COMMANDS: readonly AccountCommand[] = [
  { type: 'chooseLanguage', language: 'de' },
  {
    type: 'registerAgain',
    userId: 'ada',
    firstName: 'A',
    lastName: 'B',
    credential: 'c',
    awaitedCode: undefined,
    language: undefined,
    requestId: 'r',
  },
  { type: 'requestVerification', requestId: 'r' },
  { type: 'verifyEmail', emailKey: 'k' },
  { type: 'awaitClaim', code: 'ABCDEFGHJK' },
  { type: 'settleClaim', code: 'ABCDEFGHJK', outcome: 'claimed' },
  { type: 'requestPasswordReset', requestId: 'r' },
  { type: 'changePassword', credential: 'c', replaces: null },
  { type: 'rename', userId: 'ada', firstName: 'A', lastName: 'B' },
  { type: 'requestEmailChange', userId: 'ada', email: 'a@b.co', emailKey: 'k', requestId: 'r' },
  {
    type: 'confirmEmailChange',
    userId: 'ada',
    reserved: { emailKey: 'k', revision: 0 },
    replaces: 'l',
    releases: { emailKey: 'l', revision: 0 },
  },
  { type: 'cancelEmailChange' },
  { type: 'erase', codes: 'close' },
];

describe('erasing a person', () => {
  it('ends the account', () => givenAccount(registered).when({ type: 'erase', codes: 'close' }).then(erased));
  it('removes the password and the waiting code', () => {
    const account = fold(ACCOUNT, [registered, claimAwaited('ABCDEFGHJK'), erased]);
    expect(account).toMatchObject({ status: 'erased', credential: null, awaitedCode: null });
  });

  it.each(COMMANDS)('refuses $type from then on', (command) =>
    givenAccount(registered, erased).when(command).thenRefused('unknown_user'),
  );
});

describe('an account that never existed', () => {
  it.each(COMMANDS)('refuses $type', (command) => givenAccount().when(command).thenRefused('unknown_user'));
});
