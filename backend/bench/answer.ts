import type { Server } from 'node:http';

/** The headers of a scan's answer. */
export const ANSWER = [
  'Cache-Control',
  'no-store',
  'Location',
  'https://example.com/a-page-of-someone',
  'Content-Length',
  '0',
] as const;

/** Listens on any port, prints it, and ends when asked to. */
export function announce(server: Server): void {
  process.once('SIGTERM', () => process.exit(0));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object')
      process.stdout.write(`runs at http://localhost:${address.port} \n`);
  });
}
