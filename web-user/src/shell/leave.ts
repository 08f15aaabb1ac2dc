/** To a page of another app: the browser loads it anew. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}

export function reload(): void {
  window.location.reload();
}
