import type { ToastLanguage } from './tone.ts';

/** The key in session storage. The three apps share it, because they have one origin. */
export const LATER = 'qlaim:toasts';

export interface LaterToast {
  tone: 'ok' | 'note' | 'fail';
  message: string;
  /** An action of the app that shows the toast: its name, its button, and what it gets. It survives the reload as JSON. */
  action?: { name: string; label: string; input: unknown } | undefined;
  /** The language of the message, where it may differ from the page that shows it. */
  language?: ToastLanguage | undefined;
}

/** Stores toasts for the next page load, in this app or another one. `showLeftToasts` shows them. */
export function notifyLater(...toasts: readonly LaterToast[]): void {
  try {
    sessionStorage.setItem(LATER, JSON.stringify(toasts));
  } catch {
    // The browser forbids storage. A lost toast is harmless, because the next page shows the new state.
  }
}
