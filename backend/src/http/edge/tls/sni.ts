import type { SecureContext } from 'node:tls';

type Answer = (error: Error | null, context?: SecureContext) => void;

/** Returns what finds the certificate of the domain that a client asks for. */
export const sniOf =
  (find: (domain: string) => SecureContext | undefined) =>
  (domain: string, answer: Answer): void =>
    answer(null, find(domain));
