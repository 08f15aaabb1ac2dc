import type { RequestListener } from 'node:http';
import { createServer, type Server, type ServerOptions } from 'node:https';
import type { Challenges } from './challenges.ts';
import type { SecureContexts } from './contexts.ts';
import { proveByHandshake } from './prove-by-handshake.ts';
import { sniOf } from './sni.ts';

/** What a server needs to speak https. */
export interface Tls {
  readonly contexts: SecureContexts;
  readonly challenges: Challenges;
}

/** Milliseconds for a handshake. */
const HANDSHAKE_MS = 20_000;

/** Returns a server that speaks https with the certificates of the moment, and proves domains to authorities. */
export function createSecureServer(
  options: ServerOptions,
  { contexts, challenges }: Tls,
  listener: RequestListener,
): Server {
  const find = (domain: string) => contexts.find(domain);
  const server = createServer(
    { ...options, SNICallback: sniOf(find), handshakeTimeout: HANDSHAKE_MS },
    listener,
  );
  // Who speaks no TLS reads no answer. Node would answer in http.
  server.removeAllListeners('tlsClientError');
  server.on('tlsClientError', (_error, socket) => socket.destroy());
  proveByHandshake(server, challenges);
  return server;
}
