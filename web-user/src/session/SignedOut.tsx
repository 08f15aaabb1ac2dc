import { Outlet } from 'react-router-dom';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { homeOf } from './access.ts';
import { GoTo } from './GoTo.tsx';
import { useGuardGaveUp } from './gave-up.ts';
import { useLoginStatus } from './login-status.ts';

/** The guard of login, register and reset. It redirects signed-in users home (specification section 2). */
export function SignedOut() {
  const status = useLoginStatus();
  const gaveUp = useGuardGaveUp() !== undefined;
  // The page repeats a failed look-up. To replace the page then would start an endless loop.
  if (status.isPending && !status.isFetchedAfterMount) return <LoadingPage />;
  const user = status.data?.user;
  if (user?.emailVerified && !gaveUp) return <GoTo path={homeOf(user.role)} />;
  return <Outlet />;
}
