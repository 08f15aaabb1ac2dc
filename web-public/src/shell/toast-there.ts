/** Leaves a message for the page that is loaded next; the owner's app shows it. */
export function leaveToast(message: string): void {
  try {
    sessionStorage.setItem('qlaim:toast', JSON.stringify({ tone: 'ok', message }));
  } catch {
    // Storage is forbidden: the next page shows the same by itself.
  }
}
