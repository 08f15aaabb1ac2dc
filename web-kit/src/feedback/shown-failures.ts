import { useSyncExternalStore } from 'react';
import { toast } from 'react-toastify/unstyled';
import { isFailure, toastIdOf } from './toast-id.ts';

/** The ids of failures in toasts. */
const shown = new Set<string>();
const listeners = new Set<() => void>();

toast.onChange(({ id, status }) => {
  const name = String(id);
  if (!isFailure(name) || status === 'updated') return;
  if (status === 'added') shown.add(name);
  else shown.delete(name);
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const isShown = (toastId: string): boolean => shown.has(toastId) && toast.isActive(toastId);

/** Returns whether a toast says a failure now. A form that says it, too, waits until the toast has gone. */
export const useFailureShown = (message: string | undefined): boolean =>
  useSyncExternalStore(
    subscribe,
    () => message !== undefined && isShown(toastIdOf('danger', message)),
    () => false,
  );
