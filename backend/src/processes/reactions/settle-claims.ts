import type { LogContext } from '../../commands/handle.ts';
import { settleClaim } from '../../commands/settle-claim.ts';
import { ACCOUNT_STREAMS } from '../../domain/account/events.ts';
import type { Reaction } from './react.ts';

/** Claims the code that waited for a verified e-mail, also where the process that verified it died. */
export const settleClaims = (context: LogContext): Reaction => ({
  name: 'settle-claims',
  streams: [ACCOUNT_STREAMS],
  handle: async (event) => {
    if (event.type === 'EmailVerified')
      await settleClaim(context, event.stream.slice(ACCOUNT_STREAMS.length));
  },
});
