import { z } from 'zod';
import { defineEvent } from '../event.ts';

const none = z.object({});
const passkey = z.object({
  /** A hash of the passkey's id. The vault has the passkey. */
  passkey: z.string(),
});

/** What a recovery code was used for. `confirm`: a change that has an event of its own. */
export const RecoveryUse = z.enum(['sign-in', 'new-codes', 'two-step-off', 'confirm']);
export type RecoveryUse = z.infer<typeof RecoveryUse>;

/** What happened to the second step of a person's sign-in, and to their passkeys. */
export const twoStepEvents = [
  defineEvent(
    'TwoStepTurnedOn',
    'A sign-in with the password needs a code of the authenticator app from now on',
    z.object({
      /** Names the secret and the recovery codes in the vault. */
      factor: z.string(),
    }),
  ),
  defineEvent('TwoStepTurnedOff', 'The password alone signs in again', none),
  defineEvent('RecoveryCodesRenewed', 'New recovery codes replaced the old ones', none),
  defineEvent(
    'RecoveryCodeUsed',
    'A recovery code took the place of the authenticator app',
    z.object({
      left: z.int(),
      /** What it was used for; absent in events of the time before it was recorded. */
      use: RecoveryUse.optional(),
    }),
  ),
  defineEvent('PasskeyAdded', 'A passkey signs in from now on', passkey),
  defineEvent('PasskeyRemoved', 'A passkey does not sign in any more', passkey),
] as const;
