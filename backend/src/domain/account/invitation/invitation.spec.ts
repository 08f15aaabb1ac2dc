import { describe, expect, it } from 'vitest';
import {
  emailVerified,
  erased,
  givenAccount,
  invitation,
  invitationAccepted,
  invitationWithdrawn,
  registered,
  registration,
  reserved,
  staffInvited,
} from '../../../testing/account.ts';
import { fold } from '../../../testing/given.ts';
import { ACCOUNT } from '../account.ts';
import { decideAccount } from '../decide.ts';

const invite = { type: 'inviteStaff', ...invitation } as const;
const again = { ...invite, requestId: 'request-2', role: 'admin', language: 'de' } as const;
const { type: _type, ...repeated } = again;
const accept = { type: 'acceptInvitation', requestId: 'request-1', at: '2026-11-25T10:00:00.000Z' } as const;
const withdraw = { type: 'withdrawInvitation' } as const;

describe('inviting a person to the staff', () => {
  it('requests a mail', () => givenAccount().when(invite).then(staffInvited));
  it('requests another mail the second time, and may change the role', () =>
    givenAccount(staffInvited).when(again).then({ type: 'StaffInvited', data: repeated }));
  it('is possible again once it was withdrawn', () =>
    givenAccount(staffInvited, invitationWithdrawn)
      .when(again)
      .then({ type: 'StaffInvited', data: repeated }));
  it('makes no account', () => expect(fold(ACCOUNT, [staffInvited]).status).toBe('absent'));
  it.each([
    ['exists', [registered]],
    ['is erased', [registered, erased]],
  ])('is refused where the account %s', (_case, history) =>
    givenAccount(...history)
      .when(invite)
      .thenRefused('email_taken'),
  );
});

describe('withdrawing an invitation', () => {
  it('ends it', () => givenAccount(staffInvited).when(withdraw).then(invitationWithdrawn));
  it.each([
    ['was never sent', []],
    ['was withdrawn', [staffInvited, invitationWithdrawn]],
    ['was accepted', [staffInvited, invitationAccepted, registered]],
  ])('is refused where it %s', (_case, history) =>
    givenAccount(...history)
      .when(withdraw)
      .thenRefused('invitation_ended'),
  );
});

describe('accepting an invitation', () => {
  it('ends it', () => givenAccount(staffInvited).when(accept).then(invitationAccepted));
  it('works until the last moment, and not in it', () => {
    const before = new Date(Date.parse(invitation.expiresAt) - 1).toISOString();
    givenAccount(staffInvited)
      .when({ ...accept, at: before })
      .then(invitationAccepted);
    givenAccount(staffInvited)
      .when({ ...accept, at: invitation.expiresAt })
      .thenRefused('invitation_ended');
  });
  it.each([
    ['was never sent', []],
    ['was repeated', [staffInvited, { type: 'StaffInvited', data: repeated } as const]],
    ['was withdrawn', [staffInvited, invitationWithdrawn]],
    ['was accepted', [staffInvited, invitationAccepted, registered, emailVerified]],
  ])('is refused where it %s', (_case, history) =>
    givenAccount(...history)
      .when(accept)
      .thenRefused('invitation_ended'),
  );
  it('leads to an account with its role', () => {
    const account = { ...registration, role: invitation.role, emailVerified: true };
    const command = {
      type: 'register',
      userId: 'ada',
      requestId: 'r',
      registration: account,
      reserved,
    } as const;
    const made = decideAccount(command, fold(ACCOUNT, [staffInvited, invitationAccepted]));
    const events = made.ok ? made.value : [];
    expect(fold(ACCOUNT, [staffInvited, invitationAccepted, ...events])).toMatchObject({
      status: 'present',
      role: 'auditor',
      emailVerified: true,
      invitation: null,
    });
  });
});
