import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { publicAddressOf } from '../../edge/limits/networks.ts';

export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * About 20 MB once it is full: of a `max`, `lru-cache` would reserve all places. Networks that were not seen for longest are
 * forgotten first.
 */
const KEYS = 100_000;
const ADDRESSES = 10_000;

/** How many are allowed in a minute, and in an hour. */
export interface Most {
  readonly minute: number;
  readonly hour: number;
}

interface Counts {
  minuteEnds: number;
  inMinute: number;
  hourEnds: number;
  inHour: number;
}

/**
 * Counts by network. It keeps them in memory only, and asks nothing of an engine. An IPv6 network is a household's /64.
 * Private networks are not counted: there, a proxy hides who calls.
 */
export class NetworkCounts {
  readonly #trustedProxies: number;
  readonly #counts = new LRUCache<string, Counts>({ maxSize: KEYS, sizeCalculation: () => 1 });
  /** The network of an address; empty for one that is not counted. */
  readonly #networks = new LRUCache<string, string>({ max: ADDRESSES });

  constructor(trustedProxies: number) {
    this.#trustedProxies = trustedProxies;
  }

  /** Counts one at a time in milliseconds. Returns how long the next one has to wait in milliseconds; 0 if this is allowed. */
  take(key: string, most: Most, at: number): number {
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
    if (counts.inHour > most.hour) return counts.hourEnds - at;
    return counts.inMinute > most.minute ? counts.minuteEnds - at : 0;
  }

  /** Undefined in a private network, and where the connection has closed. */
  networkOf(request: IncomingMessage): string | undefined {
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
