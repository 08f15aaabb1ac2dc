import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { leaveTo } from '../shell/leave.ts';

interface GoToProps {
  path: string;
  state?: object | undefined;
}

/** Redirects to `path`. The dashboard is another app and needs a full load. */
export function GoTo({ path, state }: GoToProps) {
  const elsewhere = path === '/admin';
  useEffect(() => {
    if (elsewhere) leaveTo('/admin');
  }, [elsewhere]);
  return elsewhere ? <LoadingPage /> : <Navigate to={path} replace state={state} />;
}
