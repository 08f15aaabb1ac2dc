import { connect } from 'node:net';
import { createHistogram } from 'node:perf_hooks';
import { z } from 'zod';
import { codeOf } from './numbered-code.ts';
import { BROWSERS, REFERRERS } from './visitors.ts';

/** The argument of `node load.ts <JSON>`. */
const LoadOptions = z.object({
  port: z.int(),
  connections: z.int(),
  seconds: z.number(),
  paths: z.array(z.string()).readonly().default([]),
  /** Scans as many codes of `codeOf`, each as often as any other, in place of paths. */
  codes: z.int().optional(),
  method: z.string().default('GET'),
  /** The JSON of the requests, in turn; none for requests without a body. */
  bodies: z.array(z.string()).readonly().default([]),
  /** The status that each response is expected to have. */
  status: z.int().default(302),
  /** Requests a second of all connections together, as far as the server answers them; as many as it does without. */
  perSecond: z.number().optional(),
  /** Requests after which it ends, also before the time. */
  requests: z.int().optional(),
  /** The longest pause of a connection before a request, in milliseconds. It is a random one up to that. */
  pause: z.number().default(0),
  /** The `Cookie` header of each request. */
  cookie: z.string().optional(),
});
export type LoadOptions = z.input<typeof LoadOptions>;

/** The program's output. Times are in milliseconds. */
export const Load = z.object({
  answered: z.int(),
  refused: z.int(),
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
});
export type Load = z.infer<typeof Load>;

const HEAD_END = '\r\n\r\n';
const LENGTH = /\r\nContent-Length: (\d+)\r\n/;
const CHUNKED = '\r\nTransfer-Encoding: chunked\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/**
 * Keeps one request in flight on each connection. It uses bare sockets, which take less processor time than a client.
 * At the end it waits for the requests in flight, so that every request has a response and is counted.
 */
async function run(options: z.output<typeof LoadOptions>): Promise<Load> {
  const { port, connections, seconds, paths, status, bodies, perSecond, pause } = options;
  const { requests: most = Number.POSITIVE_INFINITY } = options;
  const expected = `HTTP/1.1 ${status}`;
  const latency = createHistogram();
  let [answered, refused, sent] = [0, 0, 0];
  const requests = Array.from({ length: Math.max(paths.length, bodies.length) }, (_, index) =>
    requestOf(paths[index % paths.length] ?? '', index, options),
  );
  const next =
    options.codes === undefined
      ? () => requests[sent % requests.length] ?? ''
      : evenly(options.codes, (path) => requestOf(path, sent, options));
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;

  /** Milliseconds between two requests of a connection. */
  const every = perSecond === undefined ? 0 : (connections / perSecond) * 1000;

  const sendRepeatedly = (_none: unknown, place: number) =>
    new Promise<void>((resolve, reject) => {
      let due = startedAt + (every * place) / connections;
      const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
      let received = '';
      let sentAt = 0;
      const request = () => {
        sentAt = performance.now();
        sent += 1;
        socket.write(next());
      };
      const requestWhenDue = () => {
        const wait = Math.max(due - performance.now(), Math.random() * pause);
        due += every;
        if (wait > 0) setTimeout(request, wait);
        else request();
      };
      socket.on('connect', requestWhenDue).on('error', reject);
      socket.on('close', () => reject(new Error('the server closed a connection')));
      socket.on('data', (text: string) => {
        received += text;
        if (!isWhole(received)) return;
        const now = performance.now();
        latency.record(Math.max(1, Math.round((now - sentAt) * 1000)));
        if (received.startsWith(expected)) answered += 1;
        else refused += 1;
        received = '';
        if (now < end && sent < most) return requestWhenDue();
        resolve();
        socket.end();
      });
    });

  await Promise.all(Array.from({ length: connections }, sendRepeatedly));
  const took = (performance.now() - startedAt) / 1000;
  const [p50, p99] = [latency.percentile(50) / 1000, latency.percentile(99) / 1000];
  return { answered, refused, perSecond: answered / took, p50, p99 };
}

/** Returns whether a response, one character a byte, has arrived with its body. */
function isWhole(response: string): boolean {
  const head = response.indexOf(HEAD_END);
  if (head === -1) return false;
  if (response.slice(0, head + 2).includes(CHUNKED)) return response.endsWith(LAST_CHUNK);
  const length = Number(LENGTH.exec(response)?.[1] ?? 0);
  return response.length >= head + HEAD_END.length + length;
}

/** Returns what makes the next request, for one of so many codes at random. */
function evenly(codes: number, requestOf: (path: string) => string): () => string {
  const marked = requestOf('/CODE');
  return () => marked.replace('CODE', codeOf(Math.floor(Math.random() * codes)));
}

const requestOf = (
  path: string,
  index: number,
  { method, cookie, bodies }: Pick<z.output<typeof LoadOptions>, 'method' | 'cookie' | 'bodies'>,
): string => {
  const body = bodies[index % bodies.length];
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: qlaim.example',
    'Connection: keep-alive',
    `User-Agent: ${BROWSERS[index % BROWSERS.length]}`,
    'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'Accept-Language: en-GB,en;q=0.9',
    'Accept-Encoding: gzip, deflate, br',
    'Sec-Fetch-Mode: navigate',
    'Upgrade-Insecure-Requests: 1',
    `Referer: ${REFERRERS[index % REFERRERS.length]}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
    `\r\n${body ?? ''}`,
  ].join('\r\n');
};

if (import.meta.main) {
  const load = await run(LoadOptions.parse(JSON.parse(process.argv[2] ?? '')));
  process.stdout.write(JSON.stringify(load));
}
