import { describe, expect, it } from 'vitest';
import {
  emailChangeConfirmed,
  emailChanged,
  emailChangeRequested,
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
import type { AccountEvent } from './events.ts';

const NEW = 'ada@example.org';
const request = {
  type: 'requestEmailChange',
  userId: 'ada',
  email: NEW,
  emailKey: 'new-key',
  requestId: 'request-4',
} as const;
const confirm = {
  type: 'confirmEmailChange',
  userId: 'ada',
  reserved: { emailKey: 'new-key', revision: 4 },
  replaces: reserved.emailKey,
  releases: { ...reserved, revision: 2 },
} as const;
const cancel = { type: 'cancelEmailChange' } as const;
const requested = emailChangeRequested(NEW, 'new-key');
const confirmed = emailChangeConfirmed(NEW, 'new-key');
const cancelled: AccountEvent = { type: 'EmailChangeCancelled', data: {} };

describe('a changed email', () => {
  it('waits, and its one-time code is requested', () =>
    givenAccount(registered, emailVerified)
      .when(request)
      .then(requested, verificationRequested('request-4')));
  it('leaves the old one in effect until then', () =>
    expect(fold(ACCOUNT, [registered, emailVerified, requested])).toMatchObject({
      email: registration.email,
      emailVerified: true,
      pendingEmail: { email: NEW, emailKey: 'new-key' },
    }));
  it('is requested once', () => givenAccount(registered, requested).when(request).thenNothing());
  it('replaces one that waits', () =>
    givenAccount(registered, emailChangeRequested('other@example.org', 'other-key'))
      .when(request)
      .then(requested, verificationRequested('request-4')));
  it('changes nothing when it is the same, also while another one waits', () =>
    givenAccount(registered, requested)
      .when({ ...request, email: registration.email, emailKey: reserved.emailKey })
      .thenNothing());
  it('gets another code while it waits, also where the old one is verified', () =>
    givenAccount(registered, emailVerified, requested)
      .when({ type: 'requestVerification', requestId: 'request-5' })
      .then(verificationRequested('request-5')));
});

describe('the one-time code of a changed email', () => {
  it('puts it into effect, and gives the old one up', () =>
    givenAccount(registered, emailVerified, requested)
      .when(confirm)
      .then(confirmed, emailGivenUp(reserved.emailKey, 2)));
  it('verifies it', () =>
    expect(fold(ACCOUNT, [registered, requested, confirmed])).toMatchObject({
      email: NEW,
      emailKey: 'new-key',
      emailVerified: true,
      provenEmail: NEW,
      pendingEmail: null,
    }));
  it('does not give up the reservation of another account', () =>
    givenAccount(registered, requested)
      .when({ ...confirm, releases: null })
      .then(confirmed));
  it('changes nothing when it is entered again', () =>
    givenAccount(registered, requested, confirmed).when(confirm).thenNothing());
  it.each([
    ['no email waits', [registered, emailVerified]],
    ['another email waits', [registered, emailChangeRequested('other@example.org', 'other-key')]],
    ['the change was cancelled', [registered, requested, cancelled]],
    ['the reservation was given up', [registered, requested, emailGivenUp('new-key', 4)]],
    ['the old email has changed meanwhile', [registered, emailChanged('third@example.org', 'k3'), requested]],
  ])('is refused where %s', (_case, history: readonly AccountEvent[]) =>
    givenAccount(...history)
      .when(confirm)
      .thenRefused('edited_meanwhile'),
  );
  it('takes an email that was reserved again after it was given up', () =>
    givenAccount(registered, requested, emailGivenUp('new-key', 3))
      .when(confirm)
      .then(confirmed, emailGivenUp(reserved.emailKey, 2)));
});

describe('a cancelled change', () => {
  it('forgets the email that waits', () => givenAccount(registered, requested).when(cancel).then(cancelled));
  it('changes nothing where none waits', () => givenAccount(registered).when(cancel).thenNothing());
});

it('an old change of the email still takes effect at once, and is not verified', () =>
  expect(fold(ACCOUNT, [registered, emailVerified, emailChanged(NEW, 'new-key')])).toMatchObject({
    email: NEW,
    emailVerified: false,
    provenEmail: registration.email,
    pendingEmail: null,
  }));

it('an erased person has no email that waits', () =>
  expect(fold(ACCOUNT, [registered, requested, erased]).pendingEmail).toBeNull());

describe('an email that an admin corrects', () => {
  const correct = {
    type: 'correctEmail',
    userId: 'ada',
    email: NEW,
    reserved: confirm.reserved,
    replaces: reserved.emailKey,
    releases: confirm.releases,
    requestId: 'request-4',
  } as const;
  const events = [
    emailChanged(NEW, 'new-key'),
    emailGivenUp(reserved.emailKey, 2),
    verificationRequested('request-4'),
  ];

  it('takes effect at once where none was ever verified, and gets a one-time code', () => {
    givenAccount(registered)
      .when(correct)
      .then(...events);
    expect(fold(ACCOUNT, [registered, ...events])).toMatchObject({ email: NEW, emailVerified: false });
  });
  it('replaces one that waits', () =>
    givenAccount(registered, requested)
      .when(correct)
      .then(cancelled, ...events));
  it('is refused once one was verified', () =>
    givenAccount(registered, emailVerified).when(correct).thenRefused('edited_meanwhile'));
  it('is refused where the reservation was given up, or the email has changed', () => {
    givenAccount(registered, emailGivenUp('new-key', 4)).when(correct).thenRefused('edited_meanwhile');
    givenAccount(registered)
      .when({ ...correct, replaces: 'other' })
      .thenRefused('edited_meanwhile');
  });
});
