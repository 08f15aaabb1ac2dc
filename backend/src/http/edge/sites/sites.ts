import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { ONLY } from '../../../domain/aggregate.ts';
import { type DomainSettings, noDomainSettings, settingsOf } from '../../../domain/domain-settings/decide.ts';
import { DOMAIN_SETTINGS } from '../../../domain/domain-settings/domain-settings.ts';
import type { EventLog } from '../../../log/event-log.ts';
import { failuresOf } from '../../../ports/failure-log.ts';
import type { Site } from '../settings/site.ts';
import { inheritedOf, makeSite, type SiteBasis } from './make-site.ts';
import type { ServedDomains } from './served-domains.ts';

interface SitesPorts {
  readonly log: Pick<EventLog, 'load' | 'onAppended'>;
  readonly logger: Logger;
  readonly domains: ServedDomains;
}

/** Milliseconds after a failed read. */
const AGAIN_MS = 2000;

/**
 * The sites of an installation, each chosen by the `Host` of a request without a wait. That header only ever picks one of the
 * served domains, and no answer holds it. Any other host gets the first site.
 */
export class Sites {
  readonly #ports: SitesPorts;
  readonly #basis: SiteBasis;
  readonly #onChanged: (() => void)[] = [];
  #settings: DomainSettings = noDomainSettings;
  /** Counts reads: an older one that ends later is left out. */
  #reads = 0;
  #first: Site;
  #again: NodeJS.Timeout | undefined;
  /** By domain: those that were asked for. */
  readonly #others = new Map<string, Site>();
  /** The last host that a request named, and its domain: the next one mostly names the same. */
  #host = '';
  #domain = '';

  constructor(ports: SitesPorts, basis: SiteBasis) {
    this.#ports = ports;
    this.#basis = basis;
    this.#first = makeSite(basis, noDomainSettings, new URL(basis.publicUrl).hostname);
    ports.log.onAppended((stream) => this.forget(stream));
  }

  /** The site of the public address. */
  get first(): Site {
    return this.#first;
  }

  get domains(): ServedDomains {
    return this.#ports.domains;
  }

  /** Returns what a domain has of its own. */
  own(domain: string) {
    return settingsOf(this.#settings, domain);
  }

  /** Returns what serves where a domain has nothing of its own. */
  inherited(domain: string) {
    return inheritedOf(this.#basis, this.#settings, domain);
  }

  /** Whether this installation serves a host. */
  readonly serves = (hostname: string): boolean =>
    hostname === this.#first.domain || this.#ports.domains.serves(hostname);

  of({ headers: { host } }: IncomingMessage): Site {
    if (host === undefined) return this.#first;
    if (host !== this.#host) {
      this.#domain = nameIn(host);
      this.#host = host;
    }
    return this.at(this.#domain);
  }

  /** Returns the site of a domain; the first one where it is not served. */
  at(domain: string): Site {
    if (domain === this.#first.domain || !this.#ports.domains.serves(domain)) return this.#first;
    const known = this.#others.get(domain);
    if (known) return known;
    const site = makeSite(this.#basis, this.#settings, domain);
    this.#others.set(domain, site);
    return site;
  }

  /** Reads what the domains have of their own. A start waits for it. */
  async load(): Promise<void> {
    this.#reads += 1;
    const read = this.#reads;
    const { state } = await this.#ports.log.load(DOMAIN_SETTINGS, ONLY);
    if (read !== this.#reads || state === this.#settings) return;
    this.#settings = state;
    this.#first = makeSite(this.#basis, state, this.#first.domain);
    for (const domain of this.#others.keys()) this.#others.set(domain, makeSite(this.#basis, state, domain));
    for (const tell of this.#onChanged) tell();
  }

  /** Calls `tell` after each change, so that what was made of a site can be made anew. */
  onChanged(tell: () => void): void {
    this.#onChanged.push(tell);
  }

  /** Reads again what has changed. What was known serves until then. */
  forget(stream: string): void {
    if (stream === DOMAIN_SETTINGS.prefix) this.forgetAll();
  }

  /** Reads all again, until it can: an event that was missed is not sent again. */
  forgetAll(): void {
    clearTimeout(this.#again);
    this.load().catch((error: unknown) => {
      failuresOf(this.#ports.logger).report(error, 'the settings of the domains could not be read');
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.forgetAll(), AGAIN_MS).unref();
    });
  }
}

const nameIn = (host: string): string => host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
