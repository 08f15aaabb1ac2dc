import type { IncomingMessage, ServerResponse } from 'node:http';

const SLASH = 47;

/**
 * Brings the target of a request to a path with query (RFC 9112, section 3.2). Responds with 400 to a target that has no
 * path, and to `OPTIONS *` with 204, with these headers. Returns whether the request goes on.
 */
export function takeTarget(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): boolean {
  const target = request.url ?? '';
  if (target.charCodeAt(0) === SLASH) return true;
  const absolute = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  if (absolute) {
    request.url = absolute.pathname + absolute.search;
    request.headers.host = absolute.host;
    return true;
  }
  const whole = request.method === 'OPTIONS' && target === '*';
  response.writeHead(whole ? 204 : 400, { ...headers, Connection: 'close' }).end();
  return false;
}
