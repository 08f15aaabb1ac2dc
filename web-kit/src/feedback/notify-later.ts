/** The key in session storage. The three apps share it, because they have one origin. */
export const LATER = 'qlaim:toasts';

export interface LaterToast {
  tone: 'ok' | 'note' | 'fail';
  message: string;
}

/** Stores toasts for the next page load, in this app or another one. `showLeftToasts` shows them. */
export function notifyLater(...toasts: readonly LaterToast[]): void {
  try {
    sessionStorage.setItem(LATER, JSON.stringify(toasts));
  } catch {
    // The browser forbids storage. A lost toast is harmless, because the next page shows the new state.
  }
}
