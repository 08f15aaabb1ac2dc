import { unlinkGoogle } from '../../../../commands/google/link-google.ts';
import { MESSAGES } from '../../../../contract/messages.ts';
import { ok, refuse } from '../../../../contract/result.ts';
import { ROUTES } from '../../../../contract/routes/index.ts';
import { giveChallenge } from '../../../edge/caller/challenge.ts';
import { proveIdentity } from '../../../edge/caller/second-step.ts';
import { type BoundRoute, bind } from '../../../edge/routes/bind.ts';
import type { GooglePorts } from './ports.ts';

/** Routes that say how a user signs in, and begin and end the sign-in with Google. */
export const googleHandlers = (context: GooglePorts): readonly BoundRoute[] => {
  const googleOffered = context.settings.google !== undefined;
  return [
    bind(ROUTES.signInMethods, async ({ caller: { account } }) =>
      ok({ password: account.credential !== null, google: account.googleKey !== null, googleOffered }),
    ),

    bind(ROUTES.permitGoogleLink, async ({ body, caller, request, response }) => {
      if (!googleOffered) return refuse('google_not_set_up');
      const proven = await proveIdentity(context, request, caller, body);
      if (!proven.ok) return proven;
      await giveChallenge(context, response, context.random.uuid(), `link-google ${caller.id}`);
      return ok({ message: MESSAGES.googleNext });
    }),

    bind(ROUTES.unlinkGoogle, async ({ caller }) => {
      const unlinked = await unlinkGoogle(context, caller.id);
      if (unlinked.ok)
        return ok({ password: true, google: false, googleOffered, message: MESSAGES.googleUnlinked });
      const { code } = unlinked.refusal;
      return refuse(code === 'unknown_user' ? 'signed_out' : code);
    }),
  ];
};
