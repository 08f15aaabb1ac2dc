import { acceptInvitation, openInvitation } from '../../../commands/accounts/accept-invitation.ts';
import { refuseNameOfSite } from '../../../commands/credentials/password-policy.ts';
import { ok } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { languageOf } from '../../edge/language.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { userReached } from '../../views/user-reached.ts';
import { enter } from './enter.ts';
import type { SignInPorts } from './ports.ts';

/** Routes of the page behind the mailed link of an invitation to the staff. */
export const joinStaffHandlers = (context: SignInPorts, cookie: SessionCookie): readonly BoundRoute[] => [
  bind(ROUTES.openInvitation, async ({ body: { token } }) => {
    const opened = await openInvitation(context, token);
    if (!opened.ok) return opened;
    const { email, invitation } = opened.value;
    const { firstName, lastName } = (await context.log.load(ACCOUNT, invitation.inviter)).state;
    return ok({ email, role: invitation.role, inviter: `${firstName} ${lastName}`.trim() });
  }),

  bind(ROUTES.acceptInvitation, async ({ body: { token, ...person }, request, response }) => {
    const named = refuseNameOfSite(person.password, context.settings.publicUrl, 'password');
    if (named) return named;
    const made = await acceptInvitation(context, token, { ...person, language: languageOf(request) });
    if (!made.ok) return made;
    const { userId, state: account } = made.value;
    await userReached(context, userId, made.value);
    const sign = { proof: 'password', link: undefined } as const;
    return enter(context, cookie, { request, response }, { userId, account }, sign);
  }),
];
