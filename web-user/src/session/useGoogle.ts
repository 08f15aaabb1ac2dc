import { googleOutcomeIn } from '@qlaim/backend/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveTo } from '../shell/leave.ts';
import { openGoogle } from './google-window.ts';

/** Returns the function that starts a try at Google. After a success the page loads anew, after a failure it stays. */
export function useGoogle(): (purpose: Parameters<typeof openGoogle>[0]) => void {
  const navigate = useNavigate();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (purpose) => {
    stop.current?.();
    stop.current = openGoogle(purpose, (to) => {
      if (googleOutcomeIn(new URL(to, location.origin).search) === 'done') leaveTo(to);
      else navigate(to, { replace: true });
    });
  };
}
