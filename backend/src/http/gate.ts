import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { limitBody, PATIENCE } from './slow-bodies.ts';

/** A listening server that answers 503 until it is opened. */
export interface Gate {
  /** The port that was bound; also when any would do (0). */
  readonly port: number;
  open(listener: RequestListener): void;
  /** Takes no more connections; resolves when those that are being answered are done, or after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** The address can't be listened on. The message names the setting at fault. */
export class ListenRefused extends Error {}

/** How often those who keep their connection for later are sent away, once no more is taken. Milliseconds. */
const SEND_AWAY_MS = 25;

/** What can't be listened on, by the system's own names. */
const REFUSED: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) => `PORT ${port} is in use on ${host}`,
  EACCES: (host, port) => `PORT ${port} on ${host} is not allowed to this user`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine`,
  ENOTFOUND: (host) => `HOST ${host} is no address of this machine`,
};

/**
 * Binds the port first, so that a second start on it fails before it touches anything. Until it is opened it is up, but
 * not ready, and tells why.
 */
export async function listen(
  host: string,
  port: number,
  problems: () => readonly string[],
  patience = PATIENCE,
): Promise<Gate> {
  let listener = starting(problems);
  // A request without a body has none to be read, closed and torn down: a quarter of what a scan takes.
  const server = createServer(
    { optimizeEmptyRequests: true },
    (request: IncomingMessage, response: ServerResponse) => {
      limitBody(request, response, patience);
      listener(request, response);
    },
  );
  server.headersTimeout = patience.body;
  server.requestTimeout = patience.upload;
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    const refused = REFUSED[codeOf(error)];
    throw refused ? new ListenRefused(refused(host, port)) : error;
  });
  return {
    port: boundPort(server),
    open: (open) => {
      listener = open;
    },
    close: (graceMs) => close(server, graceMs),
  };
}

const starting =
  (problems: () => readonly string[]): RequestListener =>
  ({ url }, response) => {
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (url === '/healthz') json(200, { status: 'up' });
    else if (url === '/readyz') json(503, { status: 'not ready', problems: problems() });
    else response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain' }).end('Starting');
  };

async function close(server: Server, graceMs: number): Promise<void> {
  // Connections that wait at the door are let in: closing it would break them off.
  for (let turns = 0; turns < 2; turns += 1) await turn();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sendAway = setInterval(() => server.closeIdleConnections(), SEND_AWAY_MS);
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sendAway);
  clearTimeout(timer);
}

function boundPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is bound to no port');
  return address.port;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
