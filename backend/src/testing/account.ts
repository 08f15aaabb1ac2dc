import { ACCOUNT } from '../domain/account/account.ts';
import type { Registration } from '../domain/account/decide.ts';
import type { AccountEvent } from '../domain/account/events.ts';
import { given } from './given.ts';

export const givenAccount = (...history: readonly AccountEvent[]) => given(ACCOUNT, ...history);

/** The registration of Ada, a user. */
export const registration: Registration = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  role: 'user',
  provider: 'local',
  credential: 'password-1',
  emailVerified: false,
};

/** The reservation of Ada's e-mail. */
export const reserved = { emailKey: 'key-of-ada', revision: 0 } as const;

const { emailVerified: _unverified, language: _language, ...registrant } = registration;
const person = { ...registrant, emailKey: reserved.emailKey };
export const registered: AccountEvent = { type: 'AccountRegistered', data: { person: 'ada', ...person } };
export const registeredIn = (language: string): AccountEvent => ({
  type: 'AccountRegistered',
  data: { person: 'ada', ...person, language },
});
export const adminRegistered: AccountEvent = {
  type: 'AccountRegistered',
  data: { person: 'ada', ...person, role: 'admin' },
};
export const emailVerified: AccountEvent = { type: 'EmailVerified', data: {} };
export const erased: AccountEvent = { type: 'PersonErased', data: { codes: 'close' } };
export const verificationRequested = (requestId: string): AccountEvent => ({
  type: 'VerificationRequested',
  data: { requestId },
});
export const claimAwaited = (code: string): AccountEvent => ({ type: 'ClaimAwaited', data: { code } });
export const claimSettled = (code: string, outcome: 'claimed' | 'refused'): AccountEvent => ({
  type: 'ClaimSettled',
  data: { code, outcome },
});
export const nameChanged = (firstName: string, lastName: string): AccountEvent => ({
  type: 'NameChanged',
  data: { person: 'ada', firstName, lastName },
});
export const emailChanged = (email: string, emailKey: string): AccountEvent => ({
  type: 'EmailChanged',
  data: { person: 'ada', email, emailKey },
});
export const emailChangeRequested = (email: string, emailKey: string): AccountEvent => ({
  type: 'EmailChangeRequested',
  data: { person: 'ada', email, emailKey },
});
export const emailChangeConfirmed = (email: string, emailKey: string): AccountEvent => ({
  type: 'EmailChangeConfirmed',
  data: { person: 'ada', email, emailKey },
});
export const emailGivenUp = (emailKey: string, revision: number): AccountEvent => ({
  type: 'EmailGivenUp',
  data: { emailKey, revision },
});
export const googleLinked = (googleKey: string): AccountEvent => ({
  type: 'GoogleLinked',
  data: { googleKey, way: 'email' },
});
export const googleUnlinked: AccountEvent = { type: 'GoogleUnlinked', data: {} };
export const googleGivenUp = (googleKey: string, revision: number): AccountEvent => ({
  type: 'GoogleGivenUp',
  data: { googleKey, revision },
});

/** An invitation to be an auditor, with the e-mail of Ada, until the end of November. */
export const invitation = {
  requestId: 'request-1',
  emailKey: reserved.emailKey,
  role: 'auditor',
  inviter: 'grace',
  expiresAt: '2026-11-30T10:00:00.000Z',
} as const;
export const staffInvited: AccountEvent = { type: 'StaffInvited', data: invitation };
export const invitationWithdrawn: AccountEvent = { type: 'InvitationWithdrawn', data: {} };
export const invitationAccepted: AccountEvent = { type: 'InvitationAccepted', data: {} };
