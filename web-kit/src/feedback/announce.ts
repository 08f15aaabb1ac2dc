type Listener = (words: string) => void;

const listeners = new Set<Listener>();

/** What lies outside an open modal dialog is silent to screen readers, so the dialog says the toasts' words itself. */
export function announce(words: string): void {
  for (const listener of listeners) listener(words);
}

export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
