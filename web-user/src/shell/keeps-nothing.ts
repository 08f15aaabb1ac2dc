/**
 * Returns whether the browser keeps nothing that changes a page: no navigation state of the router, and no value of this
 * tab, such as the code of a claim. The server knows neither.
 */
export function keepsNothing(): boolean {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'usr' in state && state.usr) return false;
  try {
    return window.sessionStorage.length === 0;
  } catch {
    // Forbidden storage holds nothing.
    return true;
  }
}
