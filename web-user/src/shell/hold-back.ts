import { guardedPage } from './leave-guard.ts';

/** The place of an entry in the session history. The router writes it into each entry. */
function placeOf(state: unknown): number | undefined {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof place === 'number' ? place : undefined;
}

/**
 * Lets the guard of a page hold back the browser's Back and Forward. The browser has moved already when it says so, hence
 * a held move is reversed until the guard continues it. Call it before the router starts, because the listeners of the
 * window run in the order of their registration. Returns a function that ends this.
 */
export function holdBack(): () => void {
  let returning = false;

  function moved(event: PopStateEvent) {
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
      return;
    }
    const page = guardedPage();
    if (page === undefined || window.location.pathname === page.pathname) return;
    const [here, there] = [placeOf(page.state), placeOf(event.state)];
    const steps = here === undefined || there === undefined ? -1 : there - here;
    if (!page.guard(() => window.history.go(steps))) return;
    event.stopImmediatePropagation();
    returning = true;
    window.history.go(-steps);
  }

  window.addEventListener('popstate', moved);
  return () => window.removeEventListener('popstate', moved);
}
