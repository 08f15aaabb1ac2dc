const KEY = 'qlaim:first-steps-dismissed';

export function isDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers the choice in this browser. Where storage is forbidden, the steps come back with the next load. */
export function rememberDismissed(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // The page works without it.
  }
}
