import { FALLBACKS, MESSAGES, type User } from '@qlaim/backend/contract';
import { notify, notifyLater } from '@qlaim/web-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call.ts';
import { notifyFailure } from '../../../api/failure.ts';
import { isConsole, pageAfterSignIn } from '../../../session/access.ts';
import { useReturnPath } from '../../../session/return-path.ts';
import { LoadingPage } from '../../../shell/LoadingPage.tsx';
import { leaveTo } from '../../../shell/leave.ts';
import { savedLink } from '../../../shell/saved-link.ts';
import { forgetClaimedCode } from '../claimed-code.ts';

/**
 * The page after the sign-in with Google (specification section 4, Google sign-up): it claims the saved code for a user,
 * removes it, and opens the first page, which is in English.
 */
export function GoogleReturn({ user }: { user: User }) {
  const navigate = useNavigate();
  const from = useReturnPath();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void enter();
  });

  async function enter() {
    const link = user.role === 'user' ? savedLink.recall() : undefined;
    savedLink.forget();
    forgetClaimedCode();
    if (link !== undefined) return navigate(await claim(link), { replace: true });
    const page = pageAfterSignIn(user, from);
    if (isConsole(page)) {
      notifyLater({ tone: 'ok', message: MESSAGES.loggedIn });
      return leaveTo(page);
    }
    notify.ok(MESSAGES.loggedIn);
    navigate(page, { replace: true });
  }

  /** Returns the list, which names the claimed code. */
  async function claim(link: string): Promise<string> {
    try {
      await call((routes) => routes.assignCode, { body: { link, user: user._id } });
      return `/?claimed=${link}`;
    } catch (error) {
      notifyFailure(error, FALLBACKS.general);
      return '/';
    }
  }

  return <LoadingPage />;
}
