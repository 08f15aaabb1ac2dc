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
import { fold } from '../../testing/given.ts';
import { ACCOUNT } from './account.ts';
import type { AccountEvent } from './events.ts';
import { hasMoved } from './state.ts';

describe('asking for a one-time code', () => {
  const ask = { type: 'requestVerification', requestId: 'request-2' } as const;

  it('requests a mail', () => givenAccount(registered).when(ask).then(verificationRequested('request-2')));
  it('requests another mail after the first', () =>
    givenAccount(registered, verificationRequested('request-1'))
      .when(ask)
      .then(verificationRequested('request-2')));
  it('changes nothing once the email is verified', () =>
    givenAccount(registered, emailVerified).when(ask).thenNothing());
});

describe('verifying the email', () => {
  const verify = { type: 'verifyEmail', emailKey: reserved.emailKey } as const;
  const moved = emailChanged('ada@example.org', 'another-key');

  it('marks it as verified', () => givenAccount(registered).when(verify).then(emailVerified));
  it('changes nothing the second time', () =>
    givenAccount(registered, emailVerified).when(verify).thenNothing());
  it('verifies another email after a change', () =>
    givenAccount(registered, emailVerified, moved)
      .when({ ...verify, emailKey: 'another-key' })
      .then(emailVerified));
  it('refuses an email that has changed meanwhile', () =>
    givenAccount(registered, moved).when(verify).thenRefused('edited_meanwhile'));
});

describe('the proven email of an account', () => {
  const moved = emailChanged('ada@example.org', 'another-key');
  const after = (...events: readonly AccountEvent[]) => fold(ACCOUNT, events);

  it('is null before the first verification', () => {
    const account = after(registered);
    expect([account.provenEmail, hasMoved(account)]).toEqual([null, false]);
  });
  it('is the verified email', () => {
    const account = after(registered, emailVerified);
    expect([account.provenEmail, hasMoved(account)]).toEqual(['ada@example.com', false]);
  });
  it('stays the verified one until its replacement is verified', () => {
    const account = after(registered, emailVerified, moved);
    expect([account.provenEmail, hasMoved(account)]).toEqual(['ada@example.com', true]);
    const again = after(registered, emailVerified, moved, emailVerified);
    expect([again.provenEmail, hasMoved(again)]).toEqual(['ada@example.org', false]);
  });
  it('is null when the first email changed before it was verified', () => {
    const account = after(registered, moved);
    expect([account.provenEmail, hasMoved(account)]).toEqual([null, false]);
  });
});

describe('a scanned code', () => {
  const wait = { type: 'awaitClaim', code: 'ABCDEFGHJK' } as const;

  it('waits for the verification', () =>
    givenAccount(registered).when(wait).then(claimAwaited('ABCDEFGHJK')));
  it('changes nothing when it waits already', () =>
    givenAccount(registered, claimAwaited('ABCDEFGHJK')).when(wait).thenNothing());
  it('is replaced by a code that is scanned later', () =>
    givenAccount(registered, claimAwaited('0000000000')).when(wait).then(claimAwaited('ABCDEFGHJK')));
  it('does not wait for an admin', () => givenAccount(adminRegistered).when(wait).thenNothing());

  it.each(['claimed', 'refused'] as const)('is settled as %s', (outcome) =>
    givenAccount(registered, claimAwaited('ABCDEFGHJK'))
      .when({ type: 'settleClaim', code: 'ABCDEFGHJK', outcome })
      .then(claimSettled('ABCDEFGHJK', outcome)),
  );
  it('is settled only once', () =>
    givenAccount(registered, claimAwaited('ABCDEFGHJK'), claimSettled('ABCDEFGHJK', 'claimed'))
      .when({ type: 'settleClaim', code: 'ABCDEFGHJK', outcome: 'refused' })
      .thenNothing());
  it('is settled only while it waits', () =>
    givenAccount(registered, claimAwaited('ABCDEFGHJK'))
      .when({ type: 'settleClaim', code: '0000000000', outcome: 'claimed' })
      .thenNothing());
  it('may wait again after it was settled', () =>
    givenAccount(registered, claimAwaited('ABCDEFGHJK'), claimSettled('ABCDEFGHJK', 'refused'))
      .when(wait)
      .then(claimAwaited('ABCDEFGHJK')));
});
