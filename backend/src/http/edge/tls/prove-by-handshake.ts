import type { Socket } from 'node:net';
import { createServer, type Server } from 'node:tls';
import type { Challenges } from './challenges.ts';
import { sniOf } from './sni.ts';

/** The protocol of an authority's handshake (RFC 8737), as a ClientHello lists it: with its length before it. */
const PROTOCOL = 'acme-tls/1';
const LISTED = `\x0a${PROTOCOL}`;

/** A record of TLS: a head of five bytes with the length of the rest, of 16 KiB at most. */
const HEAD = 5;
const MOST = HEAD + 2 ** 14;
/** Milliseconds in which the first record must arrive. */
const PATIENCE_MS = 10_000;

/**
 * Hands the handshakes of authorities to a server of their own. Node chooses a certificate before it knows the protocol, so the
 * first record is looked at. That happens while a domain is being proven, and never else.
 */
export function proveByHandshake(server: Server, challenges: Challenges): void {
  const prover = createServer({ SNICallback: sniOf(challenges.handshake), ALPNProtocols: [PROTOCOL] });
  // The authority has seen the certificate, and wants nothing else.
  prover.on('secureConnection', (socket) => socket.end());
  prover.on('tlsClientError', (_error, socket) => socket.destroy());
  const others = server.listeners('connection');
  const accept = (socket: Socket) => {
    for (const listener of others) listener.call(server, socket);
  };
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (!challenges.proving) accept(socket);
    else
      readHello(socket, (hello) => {
        socket.unshift(hello);
        if (hello.includes(LISTED, 'latin1')) prover.emit('connection', socket);
        else accept(socket);
      });
  });
}

/** Calls `done` with the first record of a connection, or with what is no whole record. Nothing of it is taken. */
function readHello(socket: Socket, done: (hello: Buffer) => void): void {
  const drop = () => void socket.destroy();
  let hello = Buffer.alloc(0);
  const take = (chunk: Buffer) => {
    hello = Buffer.concat([hello, chunk]);
    const whole = hello.length >= HEAD ? HEAD + hello.readUInt16BE(3) : HEAD;
    if (hello.length < Math.min(whole, MOST)) return;
    socket.pause();
    socket.off('data', take).off('error', drop).off('timeout', drop).setTimeout(0);
    done(hello);
  };
  socket.on('data', take).on('error', drop).on('timeout', drop).setTimeout(PATIENCE_MS);
}
