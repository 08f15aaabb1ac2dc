import type { ScannedClaim, User } from '@qlaim/backend/contract';
import { notifyLater } from '@qlaim/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { rememberUser } from '../../api/known-user.ts';
import { isConsole, pageAfterSignIn } from '../../session/access.ts';
import { editorOfClaimed } from '../../session/claimed-address.ts';
import { useGuardGaveUp } from '../../session/gave-up.ts';
import { keepLanding } from '../../session/landing.ts';
import { useReturnPath } from '../../session/return-path.ts';
import { leaveTo } from '../../shell/leave.ts';
import { savedLink } from '../../shell/saved-link.ts';
import { useTell } from '../../shell/texts/useTell.ts';
import { forgetClaimedCode } from './claimed-code.ts';

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
  const gaveUp = useGuardGaveUp() !== undefined;
  return ({ user, message, claim }) => {
    const claimed = claim?.outcome === 'claimed' ? editorOfClaimed(claim.code) : undefined;
    const page = pageAfterSignIn(user, claimed ?? from);
    forgetClaimedCode();
    savedLink.forget();
    keepLanding(queries, page);
    rememberUser(queries, user);
    if (isConsole(page)) notifyLater({ tone: 'ok', message });
    else if (claim === undefined || claimed !== undefined) tell.ok(message);
    else tell.refused(claim.message);
    if (!isConsole(page)) navigate(page, { replace: true });
    // The guard of this page, which knows the user by now, opens the console itself. One that has given up does not.
    else if (gaveUp || !user.emailVerified) leaveTo(page);
  };
}
