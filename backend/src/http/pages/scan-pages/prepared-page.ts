import type { IncomingMessage, ServerResponse } from 'node:http';
import { decode, type Encoded, type Encoding, encode, encodingFor } from './encodings.ts';

/** An answer with a page, compressed. The plain text is not kept, because hardly a browser asks for it. */
export interface PreparedPage {
  readonly best: boolean;
  readonly encoded: Encoded;
  /** Names and values in turn, for each encoding. Mutable only because Node's types require it. */
  readonly headers: Readonly<Record<Encoding, string[]>>;
  /** The memory that the answer takes, in bytes. */
  readonly bytes: number;
}

/** Compresses a page quickly. `headers` lack those of its encoding and length. */
export async function preparePage(
  html: string,
  headers: Readonly<Record<string, string>>,
): Promise<PreparedPage> {
  const text = Buffer.from(html);
  return prepared(false, await encode(text, 'quick'), Object.entries(headers).flat(), text.length);
}

/** Returns the same page in the fewest bytes. */
export async function compressBest({ encoded, headers }: PreparedPage): Promise<PreparedPage> {
  const text = await decode(encoded);
  return prepared(true, await encode(text, 'best'), headers.identity.slice(0, -2), text.length);
}

function prepared(best: boolean, encoded: Encoded, common: readonly string[], length: number): PreparedPage {
  const withLength = (bytes: number, ...more: string[]) => [
    ...common,
    ...more,
    'Content-Length',
    String(bytes),
  ];
  const headers = {
    br: withLength(encoded.br.length, 'Content-Encoding', 'br'),
    gzip: withLength(encoded.gzip.length, 'Content-Encoding', 'gzip'),
    identity: withLength(length),
  };
  // The three lists share their texts.
  const bytes = encoded.br.length + encoded.gzip.length + headers.br.join('').length;
  return { best, encoded, headers, bytes };
}

/** Answers with a page, in an encoding that the browser takes. */
export function writePage(request: IncomingMessage, response: ServerResponse, page: PreparedPage): void {
  const encoding = encodingFor(request);
  if (request.method === 'HEAD') response.writeHead(200, page.headers[encoding]).end();
  else if (encoding === 'identity') void writePlain(response, page);
  else response.writeHead(200, page.headers[encoding]).end(page.encoded[encoding]);
}

async function writePlain(response: ServerResponse, { encoded, headers }: PreparedPage): Promise<void> {
  const text = await decode(encoded);
  response.writeHead(200, headers.identity).end(text);
}
