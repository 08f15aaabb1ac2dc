import type { User } from '@qlaim/backend/contract';
import type { ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { pageAfterSignIn } from './access.ts';
import { GoTo } from './GoTo.tsx';
import { useGuardGaveUp } from './gave-up.ts';
import { useLanding } from './landing.ts';
import { useLoginStatus } from './login-status.ts';
import { useReturnPath } from './return-path.ts';

/** The guard of login, register and reset. It redirects signed-in users home (specification section 2). */
export function SignedOut({ afterGoogle: AfterGoogle }: { afterGoogle: ComponentType<{ user: User }> }) {
  const fromGoogle = useLocation().search.includes('google=done');
  const status = useLoginStatus();
  const from = useReturnPath();
  const landing = useLanding();
  const gaveUp = useGuardGaveUp() !== undefined;
  // The page repeats a failed look-up. To replace the page then would start an endless loop.
  if (status.isPending && !status.isFetchedAfterMount) return <LoadingPage />;
  const user = status.data?.user;
  if (user?.emailVerified && !gaveUp && fromGoogle) return <AfterGoogle user={user} />;
  if (user?.emailVerified && !gaveUp) return <GoTo path={landing ?? pageAfterSignIn(user, from)} />;
  return <Outlet />;
}
