import type { Logger } from 'pino';
import type { Clock } from '../../ports/clock.ts';
import { EngineFailure } from '../../ports/errors.ts';
import type {
  CertificateAuthority,
  CertificateStore,
  Challenge,
  ChallengeAnswers,
  KeptCertificate,
} from '../../ports/tls/certificates.ts';
import { endOf, pauseAfter, renewalOf } from './renewal.ts';

export interface RenewalContext {
  readonly authority: CertificateAuthority;
  readonly store: CertificateStore;
  readonly answers: ChallengeAnswers;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Serves a certificate from now on. Connections that are open stay as they are. */
  readonly serve: (domain: string, certificate: KeptCertificate) => void;
  /** Waits for some milliseconds, or less. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Runs one order after another. */
  readonly inTurn: <T>(order: () => Promise<T>) => Promise<T>;
}

/** A failure of a domain that goes on. */
export interface DomainFailure {
  readonly since: Date;
  readonly tries: number;
  readonly reason: string;
}

/** A clock that is set, and a machine that slept, are noticed after this time. Milliseconds. */
const LOOK_MS = 60_000;

/** Otherwise one order would follow another. */
const WRONG_CLOCK = 'the new certificate is to be renewed already: compare the clock of this machine';

/** Gets the certificate of one domain, and renews it until stopped. */
export class DomainRenewal {
  readonly domain: string;
  readonly #context: RenewalContext;
  #certificate: KeptCertificate | undefined;
  #failure: DomainFailure | undefined;
  /** The challenge that is tried first: the one that worked last. */
  #challenges: readonly Challenge[] = ['http-01', 'tls-alpn-01'];

  constructor(domain: string, context: RenewalContext) {
    this.domain = domain;
    this.#context = context;
  }

  /** When its certificate ends; null before the first. */
  get validTo(): Date | null {
    return this.#certificate ? endOf(this.#certificate) : null;
  }

  get failure(): DomainFailure | undefined {
    return this.#failure;
  }

  /** Serves the certificate that an earlier start has got. */
  async load(): Promise<void> {
    const kept = await this.#context.store.read(this.domain);
    if (!kept) return;
    this.#certificate = kept;
    this.#context.serve(this.domain, kept);
  }

  async run(signal: AbortSignal): Promise<void> {
    const { clock, wait, inTurn, authority } = this.#context;
    let next = this.#certificate ? renewalOf(this.#certificate, authority.directory) : 0;
    while (!signal.aborted) {
      const left = next - clock.now().getTime();
      if (left > 0) {
        await wait(Math.min(left, LOOK_MS), signal);
        continue;
      }
      const renewed = await inTurn(() => this.#renew(signal));
      next = renewed
        ? renewalOf(renewed, authority.directory)
        : clock.now().getTime() + pauseAfter(this.#failure?.tries ?? 1);
    }
  }

  /** Resolves with the new certificate; undefined where it was refused. */
  async #renew(signal: AbortSignal): Promise<KeptCertificate | undefined> {
    const { clock, logger, serve } = this.#context;
    const { domain } = this;
    try {
      if (signal.aborted) return undefined;
      const certificate = await this.#issue(signal);
      serve(domain, certificate);
      this.#certificate = certificate;
      logger.info({ domain, validTo: endOf(certificate).toISOString() }, 'got a certificate');
      await this.#keep(certificate);
      if (renewalOf(certificate, certificate.directory) <= clock.now().getTime())
        throw new OrderFailed(certificate.directory, [WRONG_CLOCK]);
      this.#failure = undefined;
      return certificate;
    } catch (error) {
      if (signal.aborted) return undefined;
      const reason = error instanceof EngineFailure ? error.reason : String(error);
      const { since = clock.now(), tries = 0 } = this.#failure ?? {};
      this.#failure = { since, tries: tries + 1, reason };
      const againIn = `${Math.round(pauseAfter(tries + 1) / 60_000)} min`;
      logger.warn({ domain, reason, tries: tries + 1, againIn }, 'the certificate is not as it should be');
      return undefined;
    }
  }

  async #issue(signal: AbortSignal): Promise<KeptCertificate> {
    const { authority, answers } = this.#context;
    const reasons: string[] = [];
    for (const challenge of this.#challenges) {
      try {
        const issued = await authority.issue(this.domain, challenge, answers, signal);
        this.#challenges = [challenge, ...this.#challenges.filter((other) => other !== challenge)];
        return { ...issued, directory: authority.directory };
      } catch (error) {
        if (signal.aborted || !(error instanceof EngineFailure)) throw error;
        reasons.push(`${challenge}: ${error.reason}`);
      }
    }
    throw new OrderFailed(authority.directory, reasons);
  }

  /** A certificate that no file keeps is served all the same. The next start gets another one. */
  async #keep(certificate: KeptCertificate): Promise<void> {
    const { store, logger } = this.#context;
    await store.write(this.domain, certificate).catch((error: unknown) => {
      logger.error({ domain: this.domain, err: error }, 'a certificate cannot be kept');
    });
  }
}

class OrderFailed extends EngineFailure {
  constructor(authority: string, reasons: readonly string[]) {
    const reason = [...new Set(reasons)].join('; ');
    super(authority, `${authority}: ${reason}`, reason);
  }
}
