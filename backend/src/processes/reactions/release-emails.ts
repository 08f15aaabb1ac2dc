import { releaseEmail } from '../../commands/accounts/email-reservation.ts';
import type { LogContext } from '../../commands/handle.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { Reaction } from './react.ts';

/** Releases an e-mail that an account has given up, unless another account has taken it over (docs/email-reservations.md). */
export const releaseEmails = (context: LogContext): Reaction => ({
  name: 'release-emails',
  streams: [ACCOUNT.prefix],
  types: ['EmailGivenUp'],
  handle: async (event) => {
    const userId = ACCOUNT.keyOf(event.stream);
    if (userId === undefined || !ACCOUNT.recognises(event) || event.type !== 'EmailGivenUp') return;
    const { emailKey, revision } = event.data;
    await releaseEmail(context, emailKey, { userId, revision });
  },
});
