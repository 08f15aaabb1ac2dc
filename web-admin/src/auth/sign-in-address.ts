/** Returns the address of the sign-in, which leads back to the open page. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/login?${new URLSearchParams({ from: pathname + search })}`;
}
