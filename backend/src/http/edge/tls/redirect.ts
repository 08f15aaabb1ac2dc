import type { IncomingMessage, RequestListener } from 'node:http';
import { write } from '../answers/answer.ts';
import { unavailable } from '../answers/unavailable.ts';
import { safeHeaders } from '../headers/safe-headers.ts';
import type { Challenges } from './challenges.ts';
import type { SecureContexts } from './contexts.ts';

interface Redirecting {
  readonly challenges: Challenges;
  readonly contexts: SecureContexts;
  readonly publicUrl: string;
  /** Answers the routes of operators, and their absence for others. */
  readonly operators: RequestListener;
}

const OPERATORS: readonly (string | undefined)[] = ['/healthz', '/readyz', '/metrics'];

/**
 * Returns the listener of the port for http. It answers authorities and this machine's operators, and leads everybody else to the
 * same address by https. Until a domain has its first certificate, its requests are answered with 503.
 */
export function redirectToHttps({
  challenges,
  contexts,
  publicUrl,
  operators,
}: Redirecting): RequestListener {
  const { hostname, port } = new URL(publicUrl);
  const safe = safeHeaders('http:');
  return (request, response) => {
    if (challenges.handle(request, response)) return;
    if (OPERATORS.includes(request.url)) {
      operators(request, response);
      return;
    }
    const asked = hostOf(request);
    const host = contexts.has(asked) ? asked : hostname;
    if (!contexts.has(host)) {
      write(request, response, unavailable(request, { publicUrl }));
      return;
    }
    // 308 keeps the method and the body.
    const status = request.method === 'GET' || request.method === 'HEAD' ? 301 : 308;
    const Location = `https://${host}${port === '' ? '' : `:${port}`}${request.url}`;
    response.writeHead(status, { ...safe, Location }).end();
  };
}

const hostOf = ({ headers: { host = '' } }: IncomingMessage): string =>
  host.replace(/:\d+$/, '').toLowerCase();
