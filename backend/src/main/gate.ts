import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { ConfigError } from './config.ts';

/** A listening server that answers 503 until it is opened. */
export interface Gate {
  /** The port that was bound; also when any would do (0). */
  readonly port: number;
  open(listener: RequestListener): void;
  /** Takes no more connections; resolves when those that are being answered are done, or after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain' }).end('Starting');
};

/** Binds the port first, so that a second start on it fails before it touches anything. */
export async function listen(host: string, port: number): Promise<Gate> {
  let listener = starting;
  const server = createServer((request: IncomingMessage, response: ServerResponse) =>
    listener(request, response),
  );
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw isCode(error, 'EADDRINUSE') ? new ConfigError(`PORT ${port} is in use on ${host}`) : error;
  });
  return {
    port: boundPort(server),
    open: (open) => {
      listener = open;
    },
    close: (graceMs) => close(server, graceMs),
  };
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}

function boundPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is bound to no port');
  return address.port;
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
