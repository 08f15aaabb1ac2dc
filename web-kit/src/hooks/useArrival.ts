import { useEffect, useRef } from 'react';

/**
 * When one screen takes the place of another without a page being loaded, does what a load does: shows the top, and puts
 * the focus into the page where what had it is gone. `place` names the screen, nothing while it isn't known yet; on the
 * way `back` the browser scrolls by itself.
 */
export function useArrival(place: string | undefined, back = false): void {
  const last = useRef(place);
  useEffect(() => {
    const before = last.current;
    last.current = place;
    if (before === undefined || before === place) return;
    if (!back) window.scrollTo(0, 0);
    if (document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [place, back]);
}
