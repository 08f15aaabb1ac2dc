import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { publicAddressOf } from '../networks.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** More than people make: of one code from one network, and of all codes from it. */
const OF_ONE_CODE = { minute: 300, hour: 3_000 };
const OF_ALL_CODES = { minute: 3_000, hour: 30_000 };

/** About 20 MB. Networks that were not seen for longest are forgotten first. */
const KEYS = 100_000;
const ADDRESSES = 10_000;

interface Counts {
  minuteEnds: number;
  inMinute: number;
  hourEnds: number;
  inHour: number;
}

/**
 * Tells the scans that people make from those that fill the log. It keeps networks in memory only, and asks nothing of an
 * engine. An IPv6 network is a household's /64. Private networks are without limit: there, a proxy hides who scans.
 */
export class ScanLimit {
  readonly #trustedProxies: number;
  readonly #counts = new LRUCache<string, Counts>({ max: KEYS });
  /** The network of an address; empty for one without limit. */
  readonly #networks = new LRUCache<string, string>({ max: ADDRESSES });

  constructor(trustedProxies: number) {
    this.#trustedProxies = trustedProxies;
  }

  /** Counts a scan at a time in milliseconds. Returns false when it is one too many. */
  allows(request: IncomingMessage, code: string, at: number): boolean {
    const network = this.#networkOf(request);
    if (network === undefined) return true;
    const ofAll = this.#take(network, OF_ALL_CODES, at);
    return this.#take(`${network} ${code}`, OF_ONE_CODE, at) && ofAll;
  }

  #take(key: string, most: typeof OF_ONE_CODE, at: number): boolean {
    let counts = this.#counts.get(key);
    if (!counts) {
      counts = { minuteEnds: 0, inMinute: 0, hourEnds: 0, inHour: 0 };
      this.#counts.set(key, counts);
    }
    if (at >= counts.minuteEnds) {
      counts.minuteEnds = at + MINUTE_MS;
      counts.inMinute = 0;
    }
    if (at >= counts.hourEnds) {
      counts.hourEnds = at + HOUR_MS;
      counts.inHour = 0;
    }
    counts.inMinute += 1;
    counts.inHour += 1;
    return counts.inMinute <= most.minute && counts.inHour <= most.hour;
  }

  /** Undefined in a private network, and where the connection has closed. */
  #networkOf(request: IncomingMessage): string | undefined {
    const ip = forwardedAddress(request, this.#trustedProxies);
    if (ip === undefined) return undefined;
    const known = this.#networks.get(ip);
    if (known !== undefined) return known || undefined;
    const network = publicAddressOf({ ip });
    this.#networks.set(ip, network ?? '');
    return network;
  }
}

/** Each proxy adds the address that called it. What stands further left is whatever the visitor sent. */
function forwardedAddress({ socket, headers }: IncomingMessage, proxies: number): string | undefined {
  const forwarded = proxies > 0 ? headers['x-forwarded-for'] : undefined;
  if (forwarded === undefined) return socket.remoteAddress;
  const hops = String(forwarded).split(',');
  return (hops.at(-proxies) ?? hops[0])?.trim();
}
