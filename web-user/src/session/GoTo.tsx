import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { leaveTo } from '../shell/leave.ts';
import { isElsewhere } from './access.ts';

interface GoToProps {
  path: string;
  state?: object | undefined;
}

/** Redirects to `path`. A page of another app, such as the console, needs a full load. */
export function GoTo({ path, state }: GoToProps) {
  const elsewhere = isElsewhere(path);
  useEffect(() => {
    if (elsewhere) leaveTo(path);
  }, [elsewhere, path]);
  return elsewhere ? <LoadingPage /> : <Navigate to={path} replace state={state} />;
}
