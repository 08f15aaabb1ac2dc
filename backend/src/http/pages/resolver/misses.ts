import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Secrets } from '../../../log/secrets.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { PreparedAnswer } from '../../edge/answers/page-answer.ts';
import type { Site } from '../../edge/settings/site.ts';
import { MINUTE_MS, NetworkCounts } from './network-counts.ts';
import { tooMany } from './too-many.ts';

/** More than people mistype. */
const MOST = { minute: 60, hour: 600 };
const LOGGED_NETWORKS = 10_000;

interface MissPorts {
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'limitKey'>;
  readonly logger: Logger;
  /** Returns the site that a request asks. */
  readonly siteOf: (request: IncomingMessage) => Pick<Site, 'publicUrl' | 'look'>;
  /** Counts a refusal in the metrics. */
  readonly onRefused: () => void;
}

/** Limits how many short codes that do not exist one network may try. A code that exists is always answered. */
export class Misses {
  readonly #ports: MissPorts;
  readonly #counts: NetworkCounts;
  /** When the next line of a network may be logged, in milliseconds: a flood of tries is one line a minute. */
  readonly #nextLines = new LRUCache<string, number>({ max: LOGGED_NETWORKS });

  constructor(ports: MissPorts, settings: { readonly trustProxy: number }) {
    this.#ports = ports;
    this.#counts = new NetworkCounts(settings.trustProxy);
  }

  /** Counts a try of a code that does not exist. Returns the response to one too many. */
  refuse(request: IncomingMessage): PreparedAnswer | undefined {
    const network = this.#counts.networkOf(request);
    if (network === undefined) return undefined;
    const at = this.#ports.clock.now().getTime();
    const waitMs = this.#counts.take(network, MOST, at);
    if (waitMs === 0) return undefined;
    this.#ports.onRefused();
    this.#report(network, at);
    return tooMany(request, this.#ports.siteOf(request), Math.ceil(waitMs / 1_000));
  }

  #report(network: string, at: number): void {
    if (at < (this.#nextLines.get(network) ?? 0)) return;
    this.#nextLines.set(network, at + MINUTE_MS);
    const source = this.#ports.secrets.limitKey(`source ${network}`);
    this.#ports.logger.info({ security: 'codes_guessed', source }, 'security event');
  }
}
