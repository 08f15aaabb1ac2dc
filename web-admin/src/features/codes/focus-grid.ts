export const GRID_ID = 'codes';

/** Moves the focus to the grid after the focused element disappeared. */
export function focusGrid(): void {
  document.getElementById(GRID_ID)?.focus({ preventScroll: true });
}

/** Scrolls to the start of the grid and focuses it, after a change of page. */
export function showGrid(): void {
  document.getElementById(GRID_ID)?.scrollIntoView({ block: 'start' });
  focusGrid();
}
