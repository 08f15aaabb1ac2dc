import ipaddr from 'ipaddr.js';

/** Platform services of clouds that have a public address. */
const PLATFORM = new Set(['168.63.129.16']);

/** All that the IANA has given to the public IPv6 internet. IPv4-compatible addresses and ranges to come lie outside. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Of those: protocols such as Teredo and ORCHID, documentation, and 6to4, whose addresses contain one of IPv4. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) =>
  ipaddr.parseCIDR(range),
);

/**
 * Returns whether an IP address belongs to the public internet. Private, loopback, link-local, shared, multicast and
 * reserved ones do not, nor do those that contain an IPv4 address: mapped, compatible, NAT64, 6to4, Teredo.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || PLATFORM.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return (
    parsed.kind() === 'ipv4' ||
    (parsed.match(GLOBAL_IPV6) && !SPECIAL_IPV6.some((range) => parsed.match(range)))
  );
}
