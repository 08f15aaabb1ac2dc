/** Returns the origin of a domain. Domains of an installation differ in the host alone. */
export function originAt(url: string, domain: string): string {
  const at = new URL(url);
  at.hostname = domain;
  return at.origin;
}
