import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/**
 * Sends one request with exactly the given headers, and does not follow redirects. Unlike `fetch`, it can set
 * `Cookie`, `Origin` and `Sec-Fetch-*`.
 */
export async function send(url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
  const bytes = bytesOf(body);
  const { host, hostname } = new URL(url);
  const outgoing = request(url, {
    method,
    // Resolving `localhost` for each request takes longer than many responses.
    hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
    // One connection for each request, because a restart closes kept connections.
    agent: false,
    headers: {
      host,
      ...Object.fromEntries(new Headers(headers)),
      ...(bytes && { 'content-length': bytes.length }),
    },
  });
  outgoing.end(bytes);
  const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
  if (!incoming) throw new Error('The server sent no response');
  return responseOf(incoming);
}

function bytesOf(body: RequestInit['body']): Buffer | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return Buffer.from(body);
  if (body instanceof Uint8Array) return Buffer.from(body);
  throw new TypeError('The body must be text or bytes');
}

async function responseOf(incoming: IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const status = incoming.statusCode ?? 0;
  return new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), { status, headers });
}
