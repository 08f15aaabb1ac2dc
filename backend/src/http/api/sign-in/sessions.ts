import { keptSessions } from '../../../commands/credentials/session-records.ts';
import { endOtherSessions, endSessionById } from '../../../commands/credentials/sessions.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import type { SignInPorts } from './ports.ts';
import { sessionViews } from './session-views.ts';

/** Routes on the sessions of the signed-in person. */
export const sessionHandlers = (context: SignInPorts): readonly BoundRoute[] => [
  bind(ROUTES.sessions, async ({ caller }) => {
    const kept = await keptSessions(context, caller.id);
    const sessions = sessionViews(kept, caller.account.credential);
    return ok({ sessions: sessions.map((one) => ({ ...one, current: one.id === caller.session.id })) });
  }),

  bind(ROUTES.endSession, async ({ params: { id }, caller }) =>
    (await endSessionById(context, caller.id, id))
      ? ok({ message: MESSAGES.sessionEnded })
      : refuse('unknown_session'),
  ),

  bind(ROUTES.endOtherSessions, async ({ caller }) => {
    await endOtherSessions(context, caller.session);
    return ok({ message: MESSAGES.otherSessionsEnded });
  }),
];
