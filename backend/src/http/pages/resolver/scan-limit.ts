import type { IncomingMessage } from 'node:http';
import { NetworkCounts } from './network-counts.ts';

/** More than people make: of one code from one network, and of all codes from it. */
const OF_ONE_CODE = { minute: 300, hour: 3_000 };
const OF_ALL_CODES = { minute: 3_000, hour: 30_000 };

/** Tells the scans that people make from those that fill the log. */
export class ScanLimit {
  readonly #counts: NetworkCounts;

  constructor(trustedProxies: number) {
    this.#counts = new NetworkCounts(trustedProxies);
  }

  /** Counts a scan at a time in milliseconds. Returns false when it is one too many. */
  allows(request: IncomingMessage, code: string, at: number): boolean {
    const network = this.#counts.networkOf(request);
    if (network === undefined) return true;
    const wait = this.#counts.take(network, OF_ALL_CODES, at);
    return this.#counts.take(`${network} ${code}`, OF_ONE_CODE, at) + wait === 0;
  }
}
