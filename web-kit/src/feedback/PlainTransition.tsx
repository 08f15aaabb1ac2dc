import { useEffect, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/**
 * Starts a toast's clock and takes the toast away by itself, without waiting for the end of an animation: under reduced
 * motion there is none, and a toast that waits for it would stay for ever.
 */
export function PlainTransition({ isIn, done, playToast, children }: ToastTransitionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the toast appears
  useLayoutEffect(playToast, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `done` is anew at each render and always means the same
  useEffect(() => {
    if (!isIn) done();
  }, [isIn]);

  return children;
}
