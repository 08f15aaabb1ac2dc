import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { type Agent, request } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { eventually } from '../../support/admin.ts';
import { freePorts } from '../../support/distributed/ports.ts';
import { INHERITED_ENVIRONMENT } from '../../support/inherited-environment.ts';
import { ADMIN, NODE_OPTIONS, program } from '../../support/server.ts';
import { PEBBLE_CA, type Pebble } from './pebble.ts';

/** What a call brought over https. */
export interface SecureAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** The serial number of the certificate, and the port of our side of the connection. */
  readonly serial: string;
  readonly localPort: number | undefined;
}

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly agent?: Agent;
}

export type SecureServer = Awaited<ReturnType<typeof startSecure>>;

/** The ports of https and http. */
export type WebPorts = readonly [https: number, http: number];

export async function webPorts(): Promise<WebPorts> {
  const [https = 0, http = 0] = await freePorts(2);
  return [https, http];
}

/** Starts the product with domains. It trusts the authority's own certificate. */
export async function startSecure(
  dataDir: string,
  pebble: Pebble,
  [port, httpPort]: WebPorts,
  domains: readonly string[],
) {
  const args = domains.flatMap((domain) => ['--domain', domain]);
  const child = spawn(process.execPath, [...NODE_OPTIONS.flags, program('start'), ...args], {
    env: {
      ...INHERITED_ENVIRONMENT,
      ...NODE_OPTIONS.environment,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      HTTP_PORT: String(httpPort),
      ACME_URL: pebble.directory,
      NODE_EXTRA_CA_CERTS: PEBBLE_CA,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const exited = once(child, 'exit');
  await eventually(() => output.includes('Qlaim runs at') || child.exitCode !== null, 'the product starts');
  const call = (domain: string, path: string, sent: Sent = {}) =>
    callSecurely(port, pebble.root, domain, path, sent);
  return {
    output: () => output,
    call,
    /** Waits until a domain has a certificate that browsers would accept. */
    served: (domain: string) =>
      eventually(async () => (await call(domain, '/healthz').catch(() => undefined))?.status === 200, domain),
    http: (host: string, path: string, method = 'GET') =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const asked = http.request(
          { port: httpPort, path, method, headers: { host }, agent: false },
          resolve,
        );
        asked.on('error', reject).end();
      }),
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await exited;
      if (code !== 0) throw new Error(`the product ended with ${code}: ${output}`);
    },
  };
}

function callSecurely(
  port: number,
  ca: string,
  domain: string,
  path: string,
  { method = 'GET', body, headers = {}, agent }: Sent,
): Promise<SecureAnswer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      servername: domain,
      ca,
      path,
      method,
      headers: { host: domain, 'content-type': 'application/json', ...headers },
      // A connection that is kept, or a session, would show an earlier certificate.
      agent: agent ?? (false as const),
    };
    const asked = request(options, async (answer) => {
      let text = '';
      for await (const part of answer) text += String(part);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text, ...connection });
    });
    let connection: Pick<SecureAnswer, 'serial' | 'localPort'> = { serial: '', localPort: undefined };
    asked.on('socket', (socket: TLSSocket) => {
      const note = () => {
        connection = { serial: socket.getPeerCertificate().serialNumber, localPort: socket.localPort };
      };
      if (socket.connecting) socket.once('secureConnect', note);
      else note();
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
