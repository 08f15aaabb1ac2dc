import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SecureContext } from 'node:tls';
import type { Certificate, ChallengeAnswers } from '../../../ports/tls/certificates.ts';
import { SecureContexts } from './contexts.ts';

const PATH = '/.well-known/acme-challenge/';

/** What an authority is answered while it proves a domain. Tokens are known to the authority and to us alone. */
export class Challenges implements ChallengeAnswers {
  readonly #files = new Map<string, string>();
  readonly #handshakes = new SecureContexts();
  #proving = 0;

  answerHttp(token: string, answer: string): () => void {
    this.#files.set(token, answer);
    return () => this.#files.delete(token);
  }

  answerTls(domain: string, certificate: Certificate): () => void {
    this.#handshakes.serve(domain, certificate);
    this.#proving += 1;
    return () => {
      this.#handshakes.remove(domain);
      this.#proving -= 1;
    };
  }

  /** Whether an authority may prove a domain by a handshake now. */
  get proving(): boolean {
    return this.#proving > 0;
  }

  readonly handshake = (domain: string): SecureContext | undefined => this.#handshakes.find(domain);

  /** Answers the question of an authority. Returns false for any other request. */
  handle({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
    if (method !== 'GET' || !url.startsWith(PATH)) return false;
    const answer = this.#files.get(url.slice(PATH.length));
    if (answer === undefined) return false;
    response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(answer);
    return true;
  }
}
