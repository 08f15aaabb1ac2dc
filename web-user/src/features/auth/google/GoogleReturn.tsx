import { FALLBACKS, MESSAGES, type User } from '@qlaim/backend/contract';
import { notifyLater } from '@qlaim/web-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call.ts';
import { isConsole, pageAfterSignIn } from '../../../session/access.ts';
import { useReturnPath } from '../../../session/return-path.ts';
import { LoadingPage } from '../../../shell/LoadingPage.tsx';
import { leaveTo } from '../../../shell/leave.ts';
import { savedLink } from '../../../shell/saved-link.ts';
import { forgetClaimedCode } from '../claimed-code.ts';
import { inItsLanguage } from '../in-its-language.tsx';
import { useTell } from '../texts/useTell.ts';

/**
 * The page after the sign-in with Google (specification section 4, Google sign-up): it claims the saved code for a user,
 * removes it, and opens the first page.
 */
function Return({ user }: { user: User }) {
  const navigate = useNavigate();
  const tell = useTell();
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
    const page = pageAfterSignIn(user.role, from);
    if (isConsole(page)) {
      notifyLater({ tone: 'ok', message: MESSAGES.loggedIn });
      return leaveTo(page);
    }
    tell.ok(MESSAGES.loggedIn);
    navigate(page, { replace: true });
  }

  /** Returns the list, which names the claimed code. */
  async function claim(link: string): Promise<string> {
    try {
      await call((routes) => routes.assignCode, { body: { link, user: user._id } });
      return `/?claimed=${link}`;
    } catch (error) {
      tell.fail(error, FALLBACKS.general);
      return '/';
    }
  }

  return <LoadingPage />;
}

export const GoogleReturn = inItsLanguage(Return);
