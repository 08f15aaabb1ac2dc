import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const hashOf = (expression: string) => createHash('sha256').update(expression).digest();

/** The expression of an address without a fragment, as the service hashes it. */
const expressionOf = (address: string) => address.replace(/^https?:\/\//, '');

interface Served {
  readonly service: string;
  /** The prefixes of each call, in base64. */
  readonly calls: readonly string[][];
  close(): Promise<void>;
}

interface Detail {
  readonly threatType?: string;
  readonly attributes?: readonly string[];
}

/** Serves version 5 of Google Safe Browsing with some addresses, to callers with the key `key`. */
export async function serveSafeBrowsing(
  addresses: readonly string[],
  {
    detail = { threatType: 'SOCIAL_ENGINEERING' },
    cacheDuration = '300s',
  }: { detail?: Detail; cacheDuration?: string } = {},
): Promise<Served> {
  const listed = addresses.map((address) => hashOf(expressionOf(address)));
  const calls: string[][] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const prefixes = url.searchParams.getAll('hashPrefixes');
    const isCall = url.pathname === '/v5/hashes:search' && url.searchParams.get('alt') === 'json';
    if (!isCall || url.searchParams.get('key') !== 'key') {
      response.writeHead(400).end('{"error":{"code":400}}');
      return;
    }
    calls.push(prefixes);
    const found = listed.filter((full) => prefixes.includes(full.toString('base64', 0, 4)));
    const fullHashes = found.map((full) => ({
      fullHash: full.toString('base64'),
      fullHashDetails: [detail],
    }));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ...(fullHashes.length > 0 && { fullHashes }), cacheDuration }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    service: `http://127.0.0.1:${port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
