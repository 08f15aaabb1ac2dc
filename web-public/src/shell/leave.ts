/** Leaves for another app with a page load, because the router knows only this app's pages. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
