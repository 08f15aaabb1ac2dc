import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { MetricsRegistry } from '../../../ports/telemetry/metrics-registry.ts';
import { write } from '../answers/answer.ts';
import { unavailable } from '../answers/unavailable.ts';
import { safeHeaders } from '../headers/safe-headers.ts';
import { createSecureServer, type Tls } from '../tls/secure-server.ts';
import { answerClientErrors } from './client-errors.ts';
import { closeServer } from './close-server.ts';
import { type ConnectionLimits, connectionLimits, limitConnections } from './connection-limits.ts';
import type { MayOperate } from './operators.ts';
import { inTurn } from './pipelining.ts';
import { takeTarget } from './request-target.ts';
import { BODY_TIMEOUTS, type BodyTimeouts, limitBody } from './slow-bodies.ts';

/** What a product shows of its start. */
export interface Starting {
  /** The reasons why it is not ready. */
  problems(): readonly string[];
  readonly metrics: MetricsRegistry;
  readonly publicUrl: string;
  readonly mayOperate: MayOperate;
}

/** A listening server that responds with 503 until it is opened. */
export interface Gate {
  /** The bound port, also where the setting is 0 (any port). */
  readonly port: number;
  open(listener: RequestListener): void;
  /** Accepts no more connections. Resolves once all responses are sent, or after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

export interface GateLimits {
  readonly timeouts?: BodyTimeouts;
  readonly connections?: ConnectionLimits;
  /** The setting that names the port. */
  readonly setting?: 'PORT' | 'HTTP_PORT' | 'OPS_PORT';
  /** What the server speaks https with; absent for http. */
  readonly tls?: Tls | undefined;
}

/** The server cannot listen on the address. The message names the wrong setting. */
export class ListenRefused extends Error {}

/**
 * Milliseconds that an idle connection stays open. Node names it in each response (`Keep-Alive: timeout`), and closes a second
 * later. A client that sends later has to repeat the request. Proxies in front keep theirs shorter (infra/compose/Caddyfile).
 */
export const KEEP_ALIVE_MS = 5_000;

/** All addresses of the machine, those of IPv4 among them. */
export const EVERYWHERE = '::';

/** Messages for the system's error codes. */
const REFUSED: Readonly<Record<string, (host: string, port: string) => string>> = {
  EADDRINUSE: (host, port) => `${port} is in use on ${host}`,
  EACCES: (host, port) => `${port} on ${host} is not allowed to this user`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine`,
  ENOTFOUND: (host) => `HOST ${host} is no address of this machine`,
};

/**
 * Binds the port. A start does this first, so that a second start on the port fails before it changes anything. Until it
 * is opened, the gate reports itself up but not ready, with the problems, and serves metrics. Rejects with `ListenRefused`.
 */
export async function listen(
  host: string,
  port: number,
  start: Starting,
  { timeouts = BODY_TIMEOUTS, connections = connectionLimits(0), setting = 'PORT', tls }: GateLimits = {},
): Promise<Gate> {
  let listener = starting(start);
  const safe = safeHeaders(start.publicUrl);
  /** Requests that came while the server closes. */
  let held: (() => void)[] | undefined;
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    if (held) {
      held.push(() => serve(request, response));
      return;
    }
    limitBody(request, response, timeouts);
    if (takeTarget(request, response, safe)) listener(request, response);
  };
  const hold = () => {
    held ??= [];
    return () => {
      const requests = held ?? [];
      held = undefined;
      for (const begin of requests) begin();
    };
  };
  // Node then skips the body stream of a request without a body: a quarter of a scan's time (`npm run bench:scan`).
  // Such a request emits neither `end` nor `close`, so that nothing may wait for them (decision 42).
  const options = { optimizeEmptyRequests: true };
  const server: Server = tls
    ? createSecureServer(options, tls, inTurn(serve))
    : createServer(options, inTurn(serve));
  limitConnections(server, connections);
  answerClientErrors(server);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = timeouts.body;
  server.requestTimeout = timeouts.upload;
  // Without an address, Node listens on all of them, also where the machine has no IPv6.
  if (host === EVERYWHERE) server.listen(port);
  else server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    const refused = REFUSED[codeOf(error)];
    throw refused ? new ListenRefused(refused(host, `${setting} ${port}`)) : error;
  });
  return {
    port: boundPort(server),
    open: (open) => {
      listener = open;
    },
    close: (graceMs) => closeServer(server, graceMs, hold),
  };
}

const starting =
  ({ problems, metrics, publicUrl, mayOperate }: Starting): RequestListener =>
  async (request, response) => {
    const { url } = request;
    const safe = safeHeaders(publicUrl);
    const json = (status: number, body: object) =>
      response.writeHead(status, { ...safe, 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (url === '/healthz') json(200, { status: 'up' });
    else if (url === '/readyz' && mayOperate(request))
      json(503, { status: 'not ready', problems: problems() });
    else if (url === '/metrics' && mayOperate(request))
      response.writeHead(200, { ...safe, 'Content-Type': metrics.contentType }).end(await metrics.metrics());
    else write(request, response, unavailable(request, { publicUrl }));
  };

function boundPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
