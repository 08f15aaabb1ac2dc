import { useSyncExternalStore } from 'react';
import { toast } from 'react-toastify/unstyled';

/** The ids of failures in toasts. */
const shown = new Set<string>();
const listeners = new Set<() => void>();

const PREFIX = 'danger:';

/** Returns the id of the toast of a failure without an action. */
const idOf = (message: string): string => `${PREFIX}${message}:undefined`;

toast.onChange(({ id, status }) => {
  const name = String(id);
  if (!name.startsWith(PREFIX) || status === 'updated') return;
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

/** Returns whether a toast says a failure now. A form that says it, too, waits until the toast has gone. */
export const useFailureShown = (message: string | undefined): boolean =>
  useSyncExternalStore(
    subscribe,
    () => message !== undefined && shown.has(idOf(message)) && toast.isActive(idOf(message)),
    () => false,
  );
