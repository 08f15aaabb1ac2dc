import { Outlet, useLocation } from 'react-router-dom';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { homeOf } from './access.ts';
import { GoTo } from './GoTo.tsx';
import { useLoginStatus } from './login-status.ts';

/** Whether the guard gave up for want of an answer: then nobody is sent back to it, which would go round in circles. */
export function useGuardGaveUp(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'unreachable' in state;
}

/** Signed-in visitors of login, register and reset are sent home (specification section 2). */
export function SignedOut() {
  const status = useLoginStatus();
  const gaveUp = useGuardGaveUp();
  if (status.isPending) return <LoadingPage />;
  const user = status.data?.user;
  if (user?.emailVerified && !gaveUp) return <GoTo path={homeOf(user.role)} />;
  return <Outlet />;
}
