import { settleClaim } from '../../commands/codes/settle-claim.ts';
import type { LogContext } from '../../commands/handle.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { Reaction } from './react.ts';

/** Claims the code that waited for a verified e-mail, also where the process that verified it died. */
export const settleClaims = (context: LogContext): Reaction => ({
  name: 'settle-claims',
  streams: [ACCOUNT.prefix],
  types: ['EmailVerified', 'EmailChangeConfirmed'],
  handle: async (event) => {
    const userId = ACCOUNT.keyOf(event.stream);
    if (userId !== undefined) await settleClaim(context, userId);
  },
});
