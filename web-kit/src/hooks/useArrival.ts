import { useEffect, useRef } from 'react';

/**
 * Repeats the effects of a page load when one screen replaces another without one. It scrolls to the top, and moves a
 * lost focus to the main element. `place` names the screen, and is undefined until the screen is known. With `back`,
 * the browser restores the scroll position.
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
