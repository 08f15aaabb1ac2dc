import type { Server } from 'node:http';

/** The headers of the response to a scan. */
export const RESPONSE_HEADERS = [
  'Cache-Control',
  'no-store',
  'Location',
  'https://example.com/a-page-of-someone',
  'Content-Length',
  '0',
] as const;

/** Listens on a free port, prints the address, and exits on SIGTERM. */
export function listen(server: Server): void {
  process.once('SIGTERM', () => process.exit(0));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object')
      process.stdout.write(`runs at http://localhost:${address.port} \n`);
  });
}
