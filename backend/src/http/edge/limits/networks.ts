import { SocketAddress } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** What a try is counted against: an IPv4 address, or the /64 network of an IPv6 address, which is one household's. */
export const addressOf = (request: Pick<Request, 'ip'>): string =>
  networkOf(request, 64) ?? parsed(request)?.toString() ?? request.ip ?? 'unknown';

const OWN_RANGES: readonly string[] = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'unspecified'];

/** Returns what `addressOf` does; undefined for an address of a private network, which hides who calls. */
export function publicAddressOf(request: Pick<Request, 'ip'>): string | undefined {
  const range = parsed(request)?.range();
  return range !== undefined && OWN_RANGES.includes(range) ? undefined : addressOf(request);
}

/** Returns the network of an IPv6 address; undefined for any other. */
export function networkOf(request: Pick<Request, 'ip'>, bits: 56 | 64): string | undefined {
  const address = parsed(request);
  if (!(address instanceof ipaddr.IPv6)) return undefined;
  const [one = 0, two = 0, three = 0, four = 0] = address.parts;
  const last = bits === 64 ? four : four & 0xff00;
  return `${[one, two, three, last].map((part) => part.toString(16)).join(':')}::/${bits}`;
}

/** Whether an address of a socket is one of this machine. */
export const isLoopback = (address: string | undefined): boolean =>
  parsed({ ip: address })?.range() === 'loopback';

type Address = ReturnType<typeof ipaddr.process> | undefined;

/** The last address that was parsed: each request asks several times for its own. */
let last: { readonly ip: string; readonly address: Address } | undefined;

function parsed({ ip }: Pick<Request, 'ip'>): Address {
  if (ip === undefined) return undefined;
  if (last?.ip !== ip) last = { ip, address: parse(ip) };
  return last.address;
}

function parse(ip: string): Address {
  // Some proxies add the port to the address that they forward.
  const host = SocketAddress.parse(ip)?.address ?? ip;
  return ipaddr.isValid(host) ? ipaddr.process(host) : undefined;
}
