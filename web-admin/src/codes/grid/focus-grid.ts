export const GRID_ID = 'codes';

/** Brings the grid's beginning into sight and continues reading there, after a page was turned. */
export function showGrid(): void {
  const grid = document.getElementById(GRID_ID);
  grid?.scrollIntoView({ block: 'start' });
  grid?.focus({ preventScroll: true });
}
