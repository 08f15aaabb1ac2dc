import type { Server } from 'node:http';
import { redirectTo } from '../src/http/pages/resolver/prepared-answer.ts';

/** The headers of the product's response to a scan. */
export const { headers: RESPONSE_HEADERS } = redirectTo(
  'http://localhost:3000',
  'https://example.com/a-page-of-someone',
);

/** Listens on a free port, prints the address, and exits on SIGTERM. */
export function listen(server: Server): void {
  process.once('SIGTERM', () => process.exit(0));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object')
      process.stdout.write(`runs at http://localhost:${address.port} \n`);
  });
}
