import { useEffect, useRef, useState } from 'react';
import { guardPage } from './leave-guard.ts';

export interface LeaveGuard {
  /** Whether the user tried to leave, and has to decide. */
  readonly asked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** Lets everything pass from now on. */
  readonly release: () => void;
}

/**
 * Asks before the user leaves the page with unsaved input: by links and the Back button inside the app, and by the
 * browser's own question elsewhere. Redirects of the access guard pass. The router's own blocker needs its data router,
 * which adds 17 KB to the first load of every page.
 */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const [go, setGo] = useState<() => void>();
  const released = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    function hold(next: () => void): boolean {
      if (released.current) return false;
      setGo(() => next);
      return true;
    }
    function unload(event: BeforeUnloadEvent) {
      if (!released.current) event.preventDefault();
    }
    const stopGuard = guardPage(hold);
    window.addEventListener('beforeunload', unload);
    return () => {
      stopGuard();
      window.removeEventListener('beforeunload', unload);
    };
  }, [unsaved]);

  function release() {
    released.current = true;
  }
  return {
    asked: go !== undefined,
    leave: () => {
      release();
      setGo(undefined);
      go?.();
    },
    stay: () => setGo(undefined),
    release,
  };
}
