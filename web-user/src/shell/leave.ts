/** Opens a page of another app with a full load. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}

export function reload(): void {
  window.location.reload();
}
