import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface RawResponse {
  /** Names and values in turn. */
  readonly rawHeaders: readonly string[];
  /** As it was sent, in its encoding. */
  readonly body: Buffer;
}

/** Fetches an address with an `Accept-Encoding` header, and does not decode the body. Rejects when the status is not 200. */
export async function fetchRaw(address: string, encoding: string): Promise<RawResponse> {
  const request = get(address, { headers: { 'accept-encoding': encoding, 'accept-language': 'en' } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response?.statusCode !== 200) throw new Error(`${address} was answered with ${response?.statusCode}`);
  return { rawHeaders: response.rawHeaders, body: await buffer(response) };
}
