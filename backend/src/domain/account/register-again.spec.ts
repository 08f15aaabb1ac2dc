import { describe, expect, it } from 'vitest';
import {
  adminRegistered,
  claimAwaited,
  emailChanged,
  emailVerified,
  givenAccount,
  nameChanged,
  registered,
  registeredIn,
  verificationRequested,
} from '../../testing/account.ts';
import { fold } from '../../testing/given.ts';
import { ACCOUNT } from './account.ts';
import type { AccountEvent } from './events.ts';

const again = {
  type: 'registerAgain',
  userId: 'ada',
  firstName: 'Ada',
  lastName: 'Byron',
  credential: 'password-2',
  awaitedCode: undefined,
  language: undefined,
  requestId: 'request-2',
} as const;
const passwordChanged: AccountEvent = { type: 'PasswordChanged', data: { credential: 'password-2' } };
const languageChosen: AccountEvent = { type: 'LanguageChosen', data: { language: 'de' } };

describe('a sign-up with an email that was never verified', () => {
  it('requests another one-time code, and replaces the password', () =>
    givenAccount(registered).when(again).then(passwordChanged, verificationRequested('request-2')));
  it('requests none where no mail may be sent yet', () =>
    givenAccount(registered)
      .when({ ...again, requestId: undefined })
      .then(passwordChanged));
  it('replaces what the sign-up before it sent', () =>
    givenAccount(registered, claimAwaited('ABCDEFGHJK'))
      .when({
        ...again,
        lastName: 'Lovelace',
        awaitedCode: '0000000000',
        language: 'de',
      })
      .then(
        nameChanged('Ada', 'Lovelace'),
        passwordChanged,
        languageChosen,
        claimAwaited('0000000000'),
        verificationRequested('request-2'),
      ));
  it('by e-mail alone removes the password, once', () => {
    const byEmail = { ...again, firstName: '', lastName: '', credential: null, requestId: undefined };
    const removed: AccountEvent = { type: 'PasswordRemoved', data: {} };
    givenAccount(registered).when(byEmail).then(nameChanged('', ''), removed);
    givenAccount(registered, nameChanged('', ''), removed).when(byEmail).then();
    expect(fold(ACCOUNT, [registered, removed]).credential).toBeNull();
  });
  it('keeps the code that waits', () => {
    const account = fold(ACCOUNT, [registered, claimAwaited('ABCDEFGHJK'), verificationRequested('r')]);
    expect(account.awaitedCode).toBe('ABCDEFGHJK');
  });
});

describe('a sign-up with an email that is taken', () => {
  it.each([
    ['verified', [registered, emailVerified]],
    ['changed and not verified yet', [registered, emailVerified, emailChanged('ada@example.org', 'new-key')]],
    ['an admin’s', [adminRegistered]],
  ])('is refused where the email is %s', (_case, history) =>
    givenAccount(...history)
      .when(again)
      .thenRefused('email_taken'),
  );
});

describe('the language of an account', () => {
  it('is that of the sign-up, and follows the choice', () => {
    expect(fold(ACCOUNT, [registeredIn('fr')]).language).toBe('fr');
    expect(fold(ACCOUNT, [registeredIn('fr'), languageChosen]).language).toBe('de');
  });
  it('is chosen once', () =>
    givenAccount(registered, languageChosen).when({ type: 'chooseLanguage', language: 'de' }).then());
  it('is unknown where the stored one is not ours', () => {
    const stored: AccountEvent = { type: 'LanguageChosen', data: { language: 'tlh' } };
    expect(fold(ACCOUNT, [registered, stored]).language).toBeNull();
  });
});
