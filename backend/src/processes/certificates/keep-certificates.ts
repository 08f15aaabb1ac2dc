import { Mutex } from 'async-mutex';
import type { CertificateStanding } from '../../contract/schemas/operations.ts';
import { failuresOf } from '../../ports/failure-log.ts';
import type { Process } from '../runner.ts';
import { DomainRenewal, type RenewalContext } from './renew-domain.ts';

/** Milliseconds between looks for domains that were added while the product serves. */
const FOLLOW_MS = 2_000;

interface Context extends Omit<RenewalContext, 'inTurn'> {
  /** The domains that the start names. They cannot be removed while the product serves. */
  readonly domains: readonly string[];
  /** Ends the service of a domain. */
  readonly remove: (domain: string) => void;
}

interface Running {
  readonly renewal: DomainRenewal;
  readonly stop: AbortController;
  readonly done: Promise<void>;
}

/** Keeps a certificate for each domain: those of the start, and those that were added since. */
export class CertificateKeeper implements Process {
  readonly name = 'certificates';
  readonly #context: Context & RenewalContext;
  readonly #running = new Map<string, Running>();
  readonly #stop = new AbortController();
  #started = false;
  #following: Promise<void> | undefined;

  constructor(context: Context) {
    const mutex = new Mutex();
    this.#context = { ...context, inTurn: (order) => mutex.runExclusive(order) };
  }

  /** Serves what an earlier start has kept. It comes before the first connection. */
  async load(): Promise<void> {
    for (const domain of await this.#wanted()) await this.#begin(domain);
  }

  /** Begins to order. Challenges must be answered from now on. */
  start(): void {
    this.#started = true;
    for (const [domain, { renewal, stop }] of this.#running)
      this.#running.set(domain, { renewal, stop, done: renewal.run(stop.signal) });
    this.#following = this.#follow();
  }

  readonly failure = (): undefined => undefined;

  /** One entry for all domains, because the console shows one line for each part. */
  readonly retrying = () => {
    const failing = this.#renewals().flatMap(({ domain, failure }) =>
      failure ? [{ domain, ...failure }] : [],
    );
    if (failing.length === 0) return [];
    const since = Math.min(...failing.map((each) => each.since.getTime()));
    return [
      {
        name: this.name,
        reason: failing.map(({ domain, reason }) => `${domain}: ${reason}`).join('; '),
        since: new Date(since).toISOString(),
        tries: Math.max(...failing.map(({ tries }) => tries)),
      },
    ];
  };

  /** The domains that are served, in the order of their names in settings, then those that were added. */
  readonly list = (): readonly string[] => [...this.#running.keys()];

  readonly serves = (domain: string): boolean => this.#running.has(domain);

  readonly standing = (): readonly CertificateStanding[] =>
    this.#renewals().map(({ domain, validTo }) => ({ domain, validTo: validTo?.toISOString() ?? null }));

  async stop(): Promise<void> {
    this.#stop.abort();
    for (const { stop } of this.#running.values()) stop.abort();
    await Promise.all([this.#following, ...[...this.#running.values()].map(({ done }) => done)]);
  }

  #renewals(): readonly DomainRenewal[] {
    return [...this.#running.values()].map(({ renewal }) => renewal);
  }

  async #wanted(): Promise<ReadonlySet<string>> {
    const { domains, store } = this.#context;
    return new Set([...domains, ...(await store.addedDomains())]);
  }

  async #follow(): Promise<void> {
    const { wait, logger } = this.#context;
    while (!this.#stop.signal.aborted) {
      await wait(FOLLOW_MS, this.#stop.signal);
      try {
        await this.#change(await this.#wanted());
      } catch (error) {
        failuresOf(logger).report(error, 'the added domains cannot be read');
      }
    }
  }

  async #change(wanted: ReadonlySet<string>): Promise<void> {
    if (this.#stop.signal.aborted) return;
    for (const domain of wanted) if (!this.#running.has(domain)) await this.#begin(domain);
    for (const [domain, { stop, done }] of [...this.#running]) {
      if (wanted.has(domain)) continue;
      stop.abort();
      this.#running.delete(domain);
      await done;
      this.#context.remove(domain);
    }
  }

  async #begin(domain: string): Promise<void> {
    const renewal = new DomainRenewal(domain, this.#context);
    await renewal.load();
    const stop = new AbortController();
    if (this.#stop.signal.aborted) stop.abort();
    const done = this.#started ? renewal.run(stop.signal) : Promise.resolve();
    this.#running.set(domain, { renewal, stop, done });
  }
}
