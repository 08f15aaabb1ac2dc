import { acceptTerms } from '../../../commands/accounts/accept-terms.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { comesFirst } from '../../edge/caller/caller.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { newestTerms } from '../../edge/settings/newest-terms.ts';
import { ownView } from '../../views/user.ts';
import type { LegalPorts } from './ports.ts';

/** The acceptance of the terms of use. A browser without script sends the form at `/legal/accept`. */
export const legalHandlers = (context: LegalPorts): readonly BoundRoute[] => [
  bind(ROUTES.acceptTerms, async ({ body: { version, language }, caller }) => {
    const newest = newestTerms(context.settings.legal);
    if (!newest || version !== newest.version) return refuse('edited_meanwhile');
    const accepted = await acceptTerms(context, caller, newest, language);
    if (!accepted.ok) return accepted;
    const account = accepted.value;
    return ok({ user: ownView(caller.id, account, comesFirst(context, { account })) });
  }),
];
