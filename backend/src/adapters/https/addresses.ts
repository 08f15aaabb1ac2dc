import ipaddr from 'ipaddr.js';

/** Platform services of clouds that have a public address. */
const PLATFORM = new Set(['168.63.129.16']);

/**
 * Returns whether an IP address belongs to the public internet. Private, loopback, link-local, shared, multicast and
 * reserved ones do not, nor do those that contain an IPv4 address: mapped, NAT64, 6to4, Teredo.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || PLATFORM.has(address)) return false;
  return ipaddr.parse(address).range() === 'unicast';
}
