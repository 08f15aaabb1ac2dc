import type { Role } from '../../contract/schemas/user.ts';
import { unreachable } from '../never.ts';
import type { AccountEvent } from './events.ts';

export interface Account {
  readonly status: 'absent' | 'present' | 'erased';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailKey: string;
  readonly role: Role;
  readonly provider: 'local' | 'google';
  readonly credential: string | null;
  readonly emailVerified: boolean;
  /** A scanned code that is claimed once the e-mail is verified. */
  readonly awaitedCode: string | null;
}

export const absentAccount: Account = {
  status: 'absent',
  firstName: '',
  lastName: '',
  email: '',
  emailKey: '',
  role: 'user',
  provider: 'local',
  credential: null,
  emailVerified: false,
  awaitedCode: null,
};

export function evolveAccount(account: Account, event: AccountEvent): Account {
  switch (event.type) {
    case 'AccountRegistered': {
      const { person: _person, ...data } = event.data;
      return { ...absentAccount, ...data, status: 'present' };
    }
    case 'EmailVerified':
      return { ...account, emailVerified: true };
    case 'ClaimAwaited':
      return { ...account, awaitedCode: event.data.code };
    case 'ClaimSettled':
      return {
        ...account,
        awaitedCode: account.awaitedCode === event.data.code ? null : account.awaitedCode,
      };
    case 'PasswordChanged':
      return { ...account, credential: event.data.credential };
    case 'NameChanged':
      return { ...account, firstName: event.data.firstName, lastName: event.data.lastName };
    case 'EmailChanged':
      return { ...account, email: event.data.email, emailKey: event.data.emailKey, emailVerified: false };
    case 'PersonErased':
      return { ...account, status: 'erased', credential: null, awaitedCode: null };
    case 'VerificationRequested':
    case 'PasswordResetRequested':
    case 'SignedIn':
      return account;
    default:
      return unreachable(event);
  }
}
