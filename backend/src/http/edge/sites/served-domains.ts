/** The domains that this installation serves, in ASCII. A domain may be added while it serves. */
export interface ServedDomains {
  /** The first one is that of the public address. */
  list(): readonly string[];
  serves(domain: string): boolean;
}

/** Returns the domains of an installation that never changes them. */
export function fixedDomains(domains: readonly string[]): ServedDomains {
  const all = new Set(domains);
  return { list: () => [...all], serves: (domain) => all.has(domain) };
}
