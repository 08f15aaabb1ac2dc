import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Logger, pino } from 'pino';
import { Misses } from '../../http/pages/resolver/misses.ts';
import { others } from '../../http/pages/resolver/others.fixture.ts';
import { Resolver } from '../../http/pages/resolver/resolver.ts';
import { ScanLimit } from '../../http/pages/resolver/scan-limit.ts';
import { ScanJournal } from '../../log/scan-journal.ts';
import type { Fixture } from '../fixture.ts';
import { someSettings } from '../settings.ts';
import { someSites } from '../sites.ts';

const settings = { publicUrl: 'http://qlaim.example', trustProxy: 1 };
const silent = pino({ level: 'silent' });
const BROWSER = 'Mozilla/5.0 Firefox/140.0';

/** A resolver behind a server. */
export interface Scanned {
  /** Opens a path as a phone at an address does. */
  open(path: string, from?: string, headers?: Record<string, string>): Promise<Response>;
  close(): void;
}

/** Starts a server that answers scans, and 418 where a path is none. */
export async function scanned(
  fixture: Fixture,
  { logger = silent, onRefused = () => undefined }: { logger?: Logger; onRefused?: () => void } = {},
): Promise<Scanned> {
  const misses = new Misses(
    { ...fixture, logger, siteOf: () => someSettings(settings), onRefused },
    settings,
  );
  const scans = new ScanJournal({ ...fixture, store: fixture.events, logger }, 0);
  const resolver = new Resolver(
    {
      ...fixture,
      scans,
      scanLimit: new ScanLimit(1),
      misses,
      sites: someSites(fixture, settings),
      logger,
      findCaller: async () => undefined,
    },
    { isOurs: () => false, redirectUncounted: false, flaggedDestinations: 'warn' },
  );
  const server = createServer((request, response) => {
    if (!resolver.handle(request, response, others)) response.writeHead(418).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  return {
    open: (path, from = '203.0.113.7', headers = {}) =>
      fetch(`http://127.0.0.1:${address.port}/${path}`, {
        redirect: 'manual',
        headers: { 'x-forwarded-for': from, 'user-agent': BROWSER, ...headers },
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
