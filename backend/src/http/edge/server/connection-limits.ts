import type { Server } from 'node:http';
import { addressOf } from '../limits/networks.ts';

/** How many connections the server keeps, and how long. */
export interface ConnectionLimits {
  /** Connections at a time. */
  readonly inAll: number;
  /** Connections at a time from one IPv4 address or one IPv6 /64 network; undefined for as many as in all. */
  readonly byAddress: number | undefined;
  /** The milliseconds without a byte in either direction after which a connection ends, such as one that does not read. */
  readonly idleMs: number;
}

const BY_ADDRESS = 500;

/** Returns the limits behind a number of proxies. A proxy brings every connection, and limits its own visitors. */
export const connectionLimits = (proxies: number): ConnectionLimits => ({
  inAll: 10_000,
  byAddress: proxies > 0 ? undefined : BY_ADDRESS,
  idleMs: 120_000,
});

/** Ends connections that exceed the limits. */
export function limitConnections(server: Server, { inAll, byAddress, idleMs }: ConnectionLimits): void {
  server.maxConnections = inAll;
  server.timeout = idleMs;
  if (byAddress === undefined) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressOf({ ip: socket.remoteAddress });
    const before = open.get(address) ?? 0;
    if (before >= byAddress) {
      socket.destroy();
      return;
    }
    open.set(address, before + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
