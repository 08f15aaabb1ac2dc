type Listener = (words: string) => void;

const listeners = new Set<Listener>();

/** Screen readers ignore everything outside an open modal dialog, so the dialog repeats the toasts' messages. */
export function announce(words: string): void {
  for (const listener of listeners) listener(words);
}

export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
