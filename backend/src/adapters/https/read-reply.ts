import type { ClientRequest, IncomingMessage } from 'node:http';
import type { OutboundReply } from '../../ports/outbound.ts';

const KEPT_BYTES = 1024;

/** Sends a body, and returns status and beginning of the answer. The rest of it is never read. */
export async function readReply(request: ClientRequest, body: string): Promise<OutboundReply> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // It stays: an error after the answer says nothing more, and must have a listener.
    request.on('response', resolve).on('error', reject).end(body);
  });
  const retryAfter = response.headers['retry-after'];
  const beginning = await beginningOf(response);
  request.destroy();
  return { status: response.statusCode ?? 0, body: beginning, retryAfter };
}

/** The status is the answer: a body that ends early, or takes too long, changes nothing in it. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      size += bytes.length;
      if (size >= KEPT_BYTES) break;
    }
  } catch {
    response.destroy();
  }
  return Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString('utf8').replaceAll('\u0000', '');
}
