import { randomUUID } from 'node:crypto';
import type { AccountEvent } from '../../src/domain/account/events.ts';
import type { MailType } from '../../src/domain/account/mail-types.ts';
import { Role } from '../../src/domain/account/role.ts';

export interface Reader {
  readonly person: string;
  /** A code of the person, with a protected page. */
  readonly code: string;
  /** Names an e-mail of somebody else. */
  readonly takenKey: string;
}

type History = (reader: Reader) => readonly AccountEvent[];

const email = 'new@shop.example';

const wanting =
  (emailKey: (reader: Reader) => string): History =>
  (reader) => [
    { type: 'EmailChangeRequested', data: { person: reader.person, email, emailKey: emailKey(reader) } },
    { type: 'VerificationRequested', data: { requestId: randomUUID() } },
  ];

const one =
  (event: AccountEvent): History =>
  () => [event];

const handed =
  (type: 'CodeGivenAway' | 'CodeReceived', kept: boolean): History =>
  ({ code }) => [{ type, data: { code, revision: 9, kept } }];

/** What leads to each type of mail, with each of its texts. */
export const HISTORIES: Readonly<Record<MailType, readonly History[]>> = {
  VerificationRequested: [wanting(() => 'a-free-key'), wanting(({ takenKey }) => takenKey)],
  PasswordResetRequested: [() => [{ type: 'PasswordResetRequested', data: { requestId: randomUUID() } }]],
  EmailChanged: [({ person }) => [{ type: 'EmailChanged', data: { person, email, emailKey: 'a-free-key' } }]],
  EmailChangeRequested: [
    ({ person }) => [{ type: 'EmailChangeRequested', data: { person, email, emailKey: 'a-free-key' } }],
  ],
  EmailChangeConfirmed: [
    ({ person }) => [{ type: 'EmailChangeConfirmed', data: { person, email, emailKey: 'a-free-key' } }],
  ],
  SecureCodeGuessed: [({ code }) => [{ type: 'SecureCodeGuessed', data: { code } }]],
  CodeAddressRequested: [({ code }) => [{ type: 'CodeAddressRequested', data: { code } }]],
  CodeGivenAway: [true, false].map((kept) => handed('CodeGivenAway', kept)),
  CodeReceived: [true, false].map((kept) => handed('CodeReceived', kept)),
  TwoStepTurnedOn: [one({ type: 'TwoStepTurnedOn', data: { factor: 'f' } })],
  TwoStepTurnedOff: [one({ type: 'TwoStepTurnedOff', data: {} })],
  RecoveryCodeUsed: (['sign-in', 'new-codes', 'two-step-off', 'confirm'] as const).map((use) =>
    one({ type: 'RecoveryCodeUsed', data: { left: 9, use } }),
  ),
  PasskeyAdded: [one({ type: 'PasskeyAdded', data: { passkey: 'p' } })],
  PasswordChanged: [one({ type: 'PasswordChanged', data: { credential: 'c' } })],
  GoogleLinked: (['profile', 'email'] as const).map((way) =>
    one({ type: 'GoogleLinked', data: { googleKey: 'g', way } }),
  ),
  GoogleUnlinked: [one({ type: 'GoogleUnlinked', data: {} })],
  // It precedes the account, so that no history of one leads to it.
  StaffInvited: [],
  RoleChanged: Role.options.map((role) => one({ type: 'RoleChanged', data: { role } })),
  AccountDisabled: [one({ type: 'AccountDisabled', data: {} })],
  AccountEnabled: [one({ type: 'AccountEnabled', data: {} })],
  ConfirmationRequested: [() => [{ type: 'ConfirmationRequested', data: { requestId: randomUUID() } }]],
  AccountFoundUnused: [
    () => {
      const since = new Date().toISOString();
      return [{ type: 'AccountFoundUnused', data: { since, eraseAfter: since } }];
    },
  ],
  PersonErased: [one({ type: 'PersonErased', data: { codes: 'close' } })],
};
