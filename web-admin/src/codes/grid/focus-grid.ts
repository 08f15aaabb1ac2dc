export const GRID_ID = 'codes';

/** Reading goes on at the codes, where the focused thing itself has gone. */
export function focusGrid(): void {
  document.getElementById(GRID_ID)?.focus({ preventScroll: true });
}

/** Brings the grid's beginning into sight, after a page was turned. */
export function showGrid(): void {
  document.getElementById(GRID_ID)?.scrollIntoView({ block: 'start' });
  focusGrid();
}
