/** How a domain is proven to lead here: a file over http (RFC 8555), or a certificate in a handshake (RFC 8737). */
export type Challenge = 'http-01' | 'tls-alpn-01';

/** A private key and the chain of its certificate, both in PEM. The chain begins with the certificate itself. */
export interface Certificate {
  readonly key: string;
  readonly chain: string;
}

/** What an authority asks while it proves a domain. Each call returns what takes the answer back. */
export interface ChallengeAnswers {
  /** Answers `GET /.well-known/acme-challenge/<token>`. */
  answerHttp(token: string, answer: string): () => void;
  /** Answers handshakes of the protocol `acme-tls/1` for a domain. */
  answerTls(domain: string, certificate: Certificate): () => void;
}

export interface CertificateAuthority {
  /** The address of its directory, which tells it from others. */
  readonly directory: string;
  /** Gets a certificate for one domain. Rejects with `EngineFailure` where the authority refuses, or does not answer. */
  issue(
    domain: string,
    challenge: Challenge,
    answers: ChallengeAnswers,
    signal: AbortSignal,
  ): Promise<Certificate>;
}

/** A certificate as it is kept, with the directory of the authority that issued it. */
export interface KeptCertificate extends Certificate {
  readonly directory: string;
}

/** Keeps what https needs from one start to the next. */
export interface CertificateStore {
  /** Undefined for none, and for one that cannot be read any more. */
  read(domain: string): Promise<KeptCertificate | undefined>;
  write(domain: string, certificate: KeptCertificate): Promise<void>;
  /** The domains that were added while the product serves. */
  addedDomains(): Promise<readonly string[]>;
}
