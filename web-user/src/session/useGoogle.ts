import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveTo } from '../shell/leave.ts';
import type { Purpose } from './google-window.ts';

const load = () => import('./google-window.ts');
type Loaded = Awaited<ReturnType<typeof load>>;

/**
 * Returns the function that starts a try at Google. After a success the page loads anew, after a failure it stays. The
 * code of the window arrives behind the page, and before a press, because browsers open no window long after one. `offered`:
 * whether there is something to press.
 */
export function useGoogle(offered: boolean): (purpose: Purpose) => void {
  const navigate = useNavigate();
  const loaded = useRef<Loaded>(undefined);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    if (!offered) return;
    load().then(
      (module) => {
        loaded.current = module;
      },
      () => undefined,
    );
    return () => stop.current?.();
  }, [offered]);

  return (purpose) => {
    stop.current?.();
    const google = loaded.current;
    // Without the window's code the server leads this window to Google.
    if (google === undefined) return leaveTo(purpose.link ? '/auth/google?for=link' : '/auth/google');
    stop.current = google.openGoogle(purpose, (to) => {
      if (google.isDone(to)) leaveTo(to);
      else navigate(to, { replace: true });
    });
  };
}
