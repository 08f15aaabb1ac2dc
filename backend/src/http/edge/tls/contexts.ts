import { createSecureContext, type SecureContext } from 'node:tls';
import type { Certificate } from '../../../ports/tls/certificates.ts';

/** The certificates that are served, by the domain that a client asks for. A change concerns later handshakes alone. */
export class SecureContexts {
  readonly #contexts = new Map<string, SecureContext>();

  serve(domain: string, { key, chain }: Certificate): void {
    this.#contexts.set(domain, createSecureContext({ key, cert: chain }));
  }

  remove(domain: string): void {
    this.#contexts.delete(domain);
  }

  has(domain: string): boolean {
    return this.#contexts.has(domain);
  }

  /** Undefined for a domain without a certificate. Its handshake then fails. */
  find(domain: string): SecureContext | undefined {
    return this.#contexts.get(domain.toLowerCase());
  }
}
