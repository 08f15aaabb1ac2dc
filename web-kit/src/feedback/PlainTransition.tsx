import { useEffect, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/**
 * Starts a toast's timer and removes the toast without waiting for the end of an animation. Reduced motion has no
 * animation, so a toast that waits for its end would stay for ever.
 */
export function PlainTransition({ isIn, done, playToast, children }: ToastTransitionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once, when the toast appears
  useLayoutEffect(playToast, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each render has a new `done` with the same effect
  useEffect(() => {
    if (!isIn) done();
  }, [isIn]);

  return children;
}
