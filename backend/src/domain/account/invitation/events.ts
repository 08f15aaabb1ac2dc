import { z } from 'zod';
import { defineEvent } from '../../event.ts';
import { StaffRole } from '../role.ts';

/** What happens to an invitation. It stands in the stream of the account that it leads to. The vault has the e-mail. */
export const invitationEvents = [
  defineEvent(
    'StaffInvited',
    'An admin invited a person to the staff; a link is to be mailed, and an older one is worth nothing',
    z.object({
      requestId: z.string(),
      /** Names the e-mail: an HMAC of the address. */
      emailKey: z.string(),
      role: StaffRole,
      /** The id of the admin. */
      inviter: z.string(),
      /** When the link ends. ISO 8601, UTC. */
      expiresAt: z.string(),
      /** The language of the admin, in which the mail is written. */
      language: z.string().optional(),
    }),
  ),
  defineEvent(
    'InvitationWithdrawn',
    'An admin withdrew the invitation: its link opens nothing',
    z.object({}),
  ),
  defineEvent('InvitationAccepted', 'The invited person made the account with the mailed link', z.object({})),
] as const;
