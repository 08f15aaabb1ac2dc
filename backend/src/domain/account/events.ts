import { z } from 'zod';
import { Role } from '../../contract/schemas/user.ts';
import { defineEvent, type EventOf, Person, personal } from '../event.ts';

const name = personal(z.string());
const none = z.object({});

export const accountEvents = [
  defineEvent(
    'AccountRegistered',
    'Somebody signed up, or the first admin was made',
    z.object({
      person: Person,
      firstName: name,
      lastName: name,
      email: personal(z.string()),
      /** Names the e-mail's reservation: an HMAC of the address. */
      emailKey: z.string(),
      role: Role,
      provider: z.enum(['local', 'google']),
      /** Names the password's hash in the vault; null when there is none. */
      credential: z.string().nullable(),
    }),
  ),
  defineEvent(
    'VerificationRequested',
    'A one-time code is to be mailed',
    z.object({ requestId: z.string() }),
  ),
  defineEvent('EmailVerified', 'The e-mail is its owner’s', none),
  defineEvent(
    'ClaimAwaited',
    'A scanned code waits until the e-mail is verified',
    z.object({ code: z.string() }),
  ),
  defineEvent(
    'ClaimSettled',
    'The waiting code was claimed, or could not be',
    z.object({ code: z.string(), outcome: z.enum(['claimed', 'refused']) }),
  ),
  defineEvent('SignedIn', 'A session was opened', z.object({ sessionId: z.string() })),
  defineEvent(
    'PasswordResetRequested',
    'A link to set a new password is to be mailed',
    z.object({ requestId: z.string() }),
  ),
  defineEvent(
    'PasswordChanged',
    'Another password; every older session ends',
    z.object({ credential: z.string() }),
  ),
  defineEvent('NameChanged', 'Another name', z.object({ person: Person, firstName: name, lastName: name })),
  defineEvent(
    'EmailChanged',
    'Another e-mail, to be verified',
    z.object({ person: Person, email: personal(z.string()), emailKey: z.string() }),
  ),
  defineEvent(
    'EmailGivenUp',
    'Another may have an e-mail that was reserved for this account, which does not take it any more',
    z.object({
      emailKey: z.string(),
      /** Of the e-mail's reservation: what the account reserves later is another matter. */
      revision: z.int(),
    }),
  ),
  defineEvent('PersonErased', 'The person asked to be forgotten: their key is deleted', none),
] as const;

export type AccountEvent = EventOf<typeof accountEvents>;

export const ACCOUNT_STREAMS = 'account-';
export const accountStream = (userId: string): string => `${ACCOUNT_STREAMS}${userId}`;
