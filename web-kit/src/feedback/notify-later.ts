/** Kept under this name by one page of ours, shown by the next: all of them are of one origin. */
export const LATER = 'qlaim:toasts';

export interface LaterToast {
  tone: 'ok' | 'note' | 'fail';
  message: string;
}

/** Leaves toasts for the page that is loaded next, this one or another app's: whatever shows `showLeftToasts`. */
export function notifyLater(...toasts: readonly LaterToast[]): void {
  try {
    sessionStorage.setItem(LATER, JSON.stringify(toasts));
  } catch {
    // Storage is forbidden: the next page shows what it has to show by itself.
  }
}
