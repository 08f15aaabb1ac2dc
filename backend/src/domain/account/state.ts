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
  /** The last e-mail that was verified: another one until the new one is. Null before the first. */
  readonly provenEmail: string | null;
  /** A scanned code that is claimed once the e-mail is verified. */
  readonly awaitedCode: string | null;
  /** By e-mail: the last revision of its reservation that no longer lets this account take it. */
  readonly givenUp: Readonly<Record<string, number>>;
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
  provenEmail: null,
  awaitedCode: null,
  givenUp: {},
};

/** Whether the e-mail took a verified one's place, and is yet to be verified: it may be mistyped, and a stranger's. */
export const hasMoved = ({ emailVerified, provenEmail }: Account): boolean =>
  !emailVerified && provenEmail !== null;

/** Whether another may have the e-mail that was reserved for this account at a revision. */
export const hasGivenUp = ({ givenUp }: Account, emailKey: string, revision: number): boolean =>
  (givenUp[emailKey] ?? -1) >= revision;

export function evolveAccount(account: Account, event: AccountEvent): Account {
  switch (event.type) {
    case 'AccountRegistered': {
      const { person: _person, ...data } = event.data;
      return { ...absentAccount, givenUp: account.givenUp, ...data, status: 'present' };
    }
    case 'EmailVerified':
      return { ...account, emailVerified: true, provenEmail: account.email };
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
    case 'EmailGivenUp': {
      const { emailKey, revision } = event.data;
      const givenUp = Math.max(account.givenUp[emailKey] ?? -1, revision);
      return { ...account, givenUp: { ...account.givenUp, [emailKey]: givenUp } };
    }
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
