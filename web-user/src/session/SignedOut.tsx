import { Outlet } from 'react-router-dom';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { homeOf } from './access.ts';
import { GoTo } from './GoTo.tsx';
import { useGuardGaveUp } from './gave-up.ts';
import { useLoginStatus } from './login-status.ts';

/** Signed-in visitors of login, register and reset are sent home (specification section 2). */
export function SignedOut() {
  const status = useLoginStatus();
  const gaveUp = useGuardGaveUp() !== undefined;
  // The page asks again after a failure; that must not take the page away, which would ask for ever.
  if (status.isPending && !status.isFetchedAfterMount) return <LoadingPage />;
  const user = status.data?.user;
  if (user?.emailVerified && !gaveUp) return <GoTo path={homeOf(user.role)} />;
  return <Outlet />;
}
