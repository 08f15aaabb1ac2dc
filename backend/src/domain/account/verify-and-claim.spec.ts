import { describe, expect, it } from 'vitest';
import {
  adminRegistered,
  claimAwaited,
  claimSettled,
  emailChanged,
  emailVerified,
  givenAccount,
  registered,
  reserved,
  verificationRequested,
} from '../../testing/account.ts';
import type { AccountEvent } from './events.ts';
import { absentAccount, evolveAccount, hasMoved } from './state.ts';

describe('asking for a one-time code', () => {
  const ask = { type: 'requestVerification', requestId: 'request-2' } as const;

  it('has one mailed', () => givenAccount(registered).when(ask).then(verificationRequested('request-2')));
  it('has another mailed', () =>
    givenAccount(registered, verificationRequested('request-1'))
      .when(ask)
      .then(verificationRequested('request-2')));
  it('is no change once verified', () => givenAccount(registered, emailVerified).when(ask).thenNothing());
});

describe('verifying the email', () => {
  const verify = { type: 'verifyEmail', emailKey: reserved.emailKey } as const;
  const moved = emailChanged('ada@example.org', 'another-key');

  it('happens', () => givenAccount(registered).when(verify).then(emailVerified));
  it('happens once', () => givenAccount(registered, emailVerified).when(verify).thenNothing());
  it('happens again for another email', () =>
    givenAccount(registered, emailVerified, moved)
      .when({ ...verify, emailKey: 'another-key' })
      .then(emailVerified));
  it('is refused for an email that has been changed meanwhile', () =>
    givenAccount(registered, moved).when(verify).thenRefused('edited_meanwhile'));
});

describe('the email that an account is known to have', () => {
  const moved = emailChanged('ada@example.org', 'another-key');
  const after = (...events: readonly AccountEvent[]) => events.reduce(evolveAccount, absentAccount);

  it('is none before one was verified', () => {
    const account = after(registered);
    expect([account.provenEmail, hasMoved(account)]).toEqual([null, false]);
  });
  it('is the one that was verified', () => {
    const account = after(registered, emailVerified);
    expect([account.provenEmail, hasMoved(account)]).toEqual(['ada@example.com', false]);
  });
  it('stays it when there is another, until that one is verified', () => {
    const account = after(registered, emailVerified, moved);
    expect([account.provenEmail, hasMoved(account)]).toEqual(['ada@example.com', true]);
    const again = after(registered, emailVerified, moved, emailVerified);
    expect([again.provenEmail, hasMoved(again)]).toEqual(['ada@example.org', false]);
  });
  it('is none when the first was changed before it was verified', () => {
    const account = after(registered, moved);
    expect([account.provenEmail, hasMoved(account)]).toEqual([null, false]);
  });
});

describe('a scanned code', () => {
  const wait = { type: 'awaitClaim', code: 'ABCDEFGHJK' } as const;

  it('waits', () => givenAccount(registered).when(wait).then(claimAwaited('ABCDEFGHJK')));
  it('waits once', () => givenAccount(registered, claimAwaited('ABCDEFGHJK')).when(wait).thenNothing());
  it('gives way to one scanned later', () =>
    givenAccount(registered, claimAwaited('0000000000')).when(wait).then(claimAwaited('ABCDEFGHJK')));
  it('does not wait for an admin', () => givenAccount(adminRegistered).when(wait).thenNothing());

  it.each(['claimed', 'refused'] as const)('is settled as %s', (outcome) =>
    givenAccount(registered, claimAwaited('ABCDEFGHJK'))
      .when({ type: 'settleClaim', code: 'ABCDEFGHJK', outcome })
      .then(claimSettled('ABCDEFGHJK', outcome)),
  );
  it('is settled once', () =>
    givenAccount(registered, claimAwaited('ABCDEFGHJK'), claimSettled('ABCDEFGHJK', 'claimed'))
      .when({ type: 'settleClaim', code: 'ABCDEFGHJK', outcome: 'refused' })
      .thenNothing());
  it('is settled only while it is the one that waits', () =>
    givenAccount(registered, claimAwaited('ABCDEFGHJK'))
      .when({ type: 'settleClaim', code: '0000000000', outcome: 'claimed' })
      .thenNothing());
  it('may wait again once settled', () =>
    givenAccount(registered, claimAwaited('ABCDEFGHJK'), claimSettled('ABCDEFGHJK', 'refused'))
      .when(wait)
      .then(claimAwaited('ABCDEFGHJK')));
});
