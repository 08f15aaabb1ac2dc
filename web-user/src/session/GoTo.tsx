import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { leaveTo } from '../shell/leave.ts';
import { isConsole } from './access.ts';

interface GoToProps {
  path: string;
  state?: object | undefined;
}

/** Redirects to `path`. The console is another app and needs a full load. */
export function GoTo({ path, state }: GoToProps) {
  const elsewhere = isConsole(path);
  useEffect(() => {
    if (elsewhere) leaveTo(path);
  }, [elsewhere, path]);
  return elsewhere ? <LoadingPage /> : <Navigate to={path} replace state={state} />;
}
