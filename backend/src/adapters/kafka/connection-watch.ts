import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { ISocketFactory } from 'kafkajs';

/** Milliseconds, as kafkajs's own sockets have it. */
const KEEP_ALIVE_MS = 60_000;

/**
 * Sockets for one client that goes on over no connection but its first ones: once it watches, a connection that closes is
 * the last. kafkajs would connect again within a call, also to a broker that has lost what it acknowledged.
 */
export class ConnectionWatch {
  #watches = false;
  #broken = false;

  get broken(): boolean {
    return this.#broken;
  }

  watch(): void {
    this.#watches = true;
  }

  readonly socketFactory: ISocketFactory = ({ host, port, ssl, onConnect }) => {
    if (this.#broken) throw new Error('a connection to the brokers has closed');
    const socket: Socket = ssl
      ? connectTls({ host, port, ...(isIP(host) ? {} : { servername: host }), ...ssl }, onConnect)
      : connect({ host, port }, onConnect);
    socket.setKeepAlive(true, KEEP_ALIVE_MS);
    socket.once('close', () => {
      this.#broken ||= this.#watches;
    });
    return socket;
  };
}
