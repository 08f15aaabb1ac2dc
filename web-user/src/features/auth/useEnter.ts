import type { ScannedClaim, User } from '@qlaim/backend/contract';
import { notifyLater } from '@qlaim/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isConsole, pageAfterSignIn } from '../../session/access.ts';
import { keepLanding } from '../../session/landing.ts';
import { rememberUser } from '../../session/me.ts';
import { useReturnPath } from '../../session/return-path.ts';
import { leaveTo } from '../../shell/leave.ts';
import { savedLink } from '../../shell/saved-link.ts';
import { forgetClaimedCode } from './claimed-code.ts';
import { useTell } from './texts/useTell.ts';

interface Entered {
  user: User;
  message: string;
  claim?: ScannedClaim | undefined;
}

/**
 * Opens the first page after a sign-in: /admin for admins, / for others (specification section 2). A user whose session
 * ended on a page returns to that page. Who has claimed a code gets its editor. Who has lost it is told so.
 */
export function useEnter(): (entered: Entered) => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const from = useReturnPath();
  const tell = useTell();
  return ({ user, message, claim }) => {
    const claimed = claim?.outcome === 'claimed' ? `/edit/${claim.code}?claimed=1` : undefined;
    const page = pageAfterSignIn(user, claimed ?? from);
    forgetClaimedCode();
    savedLink.forget();
    keepLanding(queries, page);
    rememberUser(queries, user);
    if (isConsole(page)) notifyLater({ tone: 'ok', message });
    else if (claim === undefined || claimed !== undefined) tell.ok(message);
    else tell.refused(claim.message);
    if (isConsole(page)) leaveTo(page);
    else navigate(page, { replace: true });
  };
}
